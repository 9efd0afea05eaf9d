import { roundTo } from './number';

/** The two prices, in roubles, between which a discount lies. */
export interface DiscountedPrice {
  readonly old_price: number;
  readonly discount_price: number;
}

/** Per cent of the old price; a price above this share of it is not shown as a discount (LIM-64). */
const shownUpTo = 98;

/** Whether to show the old price and the discount: the new one is lower, and at most 98% of the old (PRD-50). */
export function hasDiscount({ old_price, discount_price }: DiscountedPrice): boolean {
  // In kopecks, because 0.98 × 99.9 in binary is not what it is on paper.
  const [before, now] = [roundTo(old_price * 100, 0), roundTo(discount_price * 100, 0)];
  return now < before && now * 100 <= before * shownUpTo;
}

/** By how many per cent the price fell, rounded to a whole number from 1 up, else to one decimal (PRD-51); 0 if it did not. */
export function discountPercent({ old_price, discount_price }: DiscountedPrice): number {
  if (old_price <= 0 || discount_price >= old_price) return 0;
  const percent = ((old_price - discount_price) / old_price) * 100;
  return roundTo(percent, percent >= 1 ? 0 : 1);
}
