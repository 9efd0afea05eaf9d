import type { Price } from '@zapovednik/api/catalog/models/product';
import { formatPrice, plural } from '@zapovednik/rules/format';
import { clsx } from 'clsx';
import styles from './price-facts.module.css';

interface PriceFactsProps {
  price: Price;
  /** Bonuses for the purchase (PRD-62); 0 is not shown. */
  bonus: number;
  className?: string | undefined;
}

/**
 * Below the price: the price of a kilogram, litre or piece, for comparing packages, and the bonuses. On one line; a
 * longer text is cut.
 */
export function PriceFacts({ price: { measure }, bonus, className }: PriceFactsProps) {
  return (
    <p className={clsx(styles.facts, className)}>
      {measure && (
        <span>
          {formatPrice(measure.price)} за {measure.unit}
        </span>
      )}
      {bonus > 0 && (
        <span className={styles.bonus}>
          +{bonus} {plural(bonus, ['бонус', 'бонуса', 'бонусов'])}
        </span>
      )}
    </p>
  );
}
