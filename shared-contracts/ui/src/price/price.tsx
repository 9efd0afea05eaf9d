import { discountPercent, formatPrice, hasDiscount } from '@zapovednik/rules/format';
import { clsx } from 'clsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './price.module.css';

export interface PriceProps {
  /** The price to pay, in roubles. */
  price: number;
  /** The old price, in roubles; shown if the difference counts as a discount (PRD-50). */
  oldPrice?: number;
  /** `large` on the product page, `small` in a line of a list. */
  size?: 'small' | 'medium' | 'large';
  /** Whether the discount in percent is shown next to the old price. */
  percent?: boolean;
  className?: string;
}

/**
 * A price: the price to pay is large, the old price is struck through, the percentage is red. All are on one line, so that a row of
 * cards looks even with and without discounts.
 *
 * @example With and without a discount
 * <>
 *   <Price price={1230} />
 *   <Price price={1230} oldPrice={1450} />
 *   <Price price={1230} oldPrice={1450} percent={false} />
 * </>
 * @example Small and large
 * <>
 *   <Price size="small" price={89.5} oldPrice={100} />
 *   <Price size="large" price={124990} oldPrice={189990} />
 * </>
 */
export function Price({ price, oldPrice = price, size = 'medium', percent = true, className }: PriceProps) {
  const prices = { discount_price: price, old_price: oldPrice };
  const reduced = hasDiscount(prices);
  return (
    <p className={clsx(styles.price, styles[size], reduced && styles.reduced, className)}>
      <span className={styles.now}>
        {reduced && <VisuallyHidden>Цена со скидкой </VisuallyHidden>}
        {formatPrice(price)}
      </span>
      {reduced && (
        <>
          <s className={styles.old}>
            <VisuallyHidden>Прежняя цена </VisuallyHidden>
            {formatPrice(oldPrice)}
          </s>
          {percent && <span className={styles.percent}>−{String(discountPercent(prices)).replace('.', ',')}%</span>}
        </>
      )}
    </p>
  );
}
