export interface PriceProps {
  /** The price to pay, in roubles. */
  price: number;
  /** The old price, in roubles; shown if it counts as a discount (PRD-50). */
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
 * @example <Price price={1230} oldPrice={1450} />
 */
export declare function Price({ price, oldPrice, size, percent, className }: PriceProps): import('react').JSX.Element;
