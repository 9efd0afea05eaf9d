import { roundTo } from './number';

/** The prices before and after a discount, in roubles. */
export interface DiscountedPrice {
  readonly old_price: number;
  readonly discount_price: number;
}

/** The limit in percent of the old price: a higher new price is not shown as a discount (LIM-64). */
const shownUpTo = 98;

/** Whether to show the old price and the discount: the new price is at most 98% of the old one (PRD-50). */
export function hasDiscount({ old_price, discount_price }: DiscountedPrice): boolean {
  // Compares kopecks, because 0.98 × 99.9 is not exact in binary.
  const [before, now] = [roundTo(old_price * 100, 0), roundTo(discount_price * 100, 0)];
  return now < before && now * 100 <= before * shownUpTo;
}

/** The discount in percent, rounded to a whole number from 1 up, else to one decimal (PRD-51); 0 if the price did not fall. */
export function discountPercent({ old_price, discount_price }: DiscountedPrice): number {
  if (old_price <= 0 || discount_price >= old_price) return 0;
  const percent = ((old_price - discount_price) / old_price) * 100;
  return roundTo(percent, percent >= 1 ? 0 : 1);
}
