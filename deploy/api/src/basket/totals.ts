import type { PricedLine } from './load-basket';

/** Sums of a basket; money in kopecks, weight in grams. */
export interface Totals {
  quantity: number;
  basePrice: number;
  price: number;
  weight: number;
  bonusIn: number;
}

export function totalsOf(lines: readonly PricedLine[]): Totals {
  const totals: Totals = { quantity: 0, basePrice: 0, price: 0, weight: 0, bonusIn: 0 };
  for (const { quantity, product, price } of lines) {
    totals.quantity += quantity;
    totals.basePrice += quantity * product.basePrice;
    totals.price += quantity * price;
    totals.weight += quantity * product.weight;
    totals.bonusIn += quantity * product.bonusIn;
  }
  return totals;
}
