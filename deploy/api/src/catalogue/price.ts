import type { Price } from 'shared-contracts/catalog/calls/product';
import { discountPercent, hasDiscount } from 'shared-contracts/format';

interface Priced {
  /** Kopecks. */
  basePrice: number;
  discountPrice: number;
  packQuantity: number | null;
}

export const roubles = (kopecks: number): number => kopecks / 100;

/** The prices of a product in roubles; the percent is 0 where no discount is shown (PRD-50, PRD-51). */
export function presentPrice({ basePrice, discountPrice, packQuantity }: Priced): Price {
  const prices = { old_price: roubles(basePrice), discount_price: roubles(discountPrice) };
  return {
    base_price: roubles(basePrice),
    ...prices,
    alt_price: packQuantity === null ? null : roubles(discountPrice * packQuantity),
    currency: 'RUB',
    discount_percent: hasDiscount(prices) ? discountPercent(prices) : 0,
  };
}
