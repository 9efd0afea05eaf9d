import type { ListItem, Price } from '@zapovednik/api/catalog/models/product';
import { Badge } from '@zapovednik/ui';
import { clsx } from 'clsx';
import styles from './badges.module.css';

interface BadgesProps {
  product: Pick<ListItem, 'isNew' | 'markdowns' | 'isPrescription'>;
  price: Price;
  className?: string;
}

/**
 * The badges of a product (PRD-17 to PRD-20). The themes are our choice (PRD-22): a discount is solid red, a new product green, a
 * prescription product red, a marked-down product orange.
 */
export function Badges({ product: { isNew, markdowns, isPrescription }, price, className }: BadgesProps) {
  return (
    <div className={clsx(styles.badges, className)}>
      {price.discount > 0 && <Badge theme="fillRed">−{String(price.discount).replace('.', ',')}%</Badge>}
      {isNew && <Badge theme="green">Новинка</Badge>}
      {markdowns.length > 0 && <Badge theme="brandOrange">Уценка</Badge>}
      {isPrescription && <Badge theme="red">По рецепту</Badge>}
    </div>
  );
}
