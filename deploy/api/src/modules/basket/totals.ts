import type { LoadedBasket } from './load-basket';
import { isOrderable } from './shortage';

/** Sums of a basket; money in kopecks, weight in grams. */
interface Totals {
  quantity: number;
  basePrice: number;
  /** The price to pay for the goods. */
  price: number;
  weight: number;
  bonusIn: number;
  /** The discount of the promotion code. */
  couponDiscount: number;
}

/** The lowest price of goods with a promotion code: one rouble. */
const LEAST = 100;

/** Lines that cannot be ordered do not count. */
export function totalsOf({ lines, coupon }: Pick<LoadedBasket, 'lines' | 'coupon'>): Totals {
  const totals: Totals = { quantity: 0, basePrice: 0, price: 0, weight: 0, bonusIn: 0, couponDiscount: 0 };
  for (const { quantity, product, price } of lines.filter(isOrderable)) {
    totals.quantity += quantity;
    totals.basePrice += quantity * product.basePrice;
    totals.price += quantity * price;
    totals.weight += quantity * product.weight;
    totals.bonusIn += quantity * product.bonusIn;
    totals.couponDiscount += quantity * (product.discountPrice - price);
  }
  const off = Math.max(0, Math.min(coupon?.amount ?? 0, totals.price - LEAST));
  return { ...totals, price: totals.price - off, couponDiscount: totals.couponDiscount + off };
}
