import type { ListItem, Price } from '@zapovednik/api/catalog/models/product';
import { discountPercent, hasDiscount, isYes } from '@zapovednik/rules/format';
import { Badge } from '@zapovednik/ui';
import { clsx } from 'clsx';
import styles from './badges.module.css';

interface BadgesProps {
  product: Pick<ListItem, 'properties'>;
  price: Price;
  className?: string;
}

/**
 * The badges of a product (PRD-17 to PRD-20). The themes are our choice (PRD-22): a discount is solid red, a new product green, a
 * prescription product red, a marked-down product orange.
 */
export function Badges({ product: { properties }, price, className }: BadgesProps) {
  return (
    <div className={clsx(styles.badges, className)}>
      {hasDiscount(price) && <Badge theme="fillRed">−{String(discountPercent(price)).replace('.', ',')}%</Badge>}
      {isYes(properties.new.value) && <Badge theme="green">Новинка</Badge>}
      {properties.ucenka.value.length > 0 && <Badge theme="brandOrange">Уценка</Badge>}
      {isYes(properties.prescription_drug.value) && <Badge theme="red">По рецепту</Badge>}
    </div>
  );
}
