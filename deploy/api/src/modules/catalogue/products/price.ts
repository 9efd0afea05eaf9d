import type { PriceAnswer, PriceUnit } from '@zapovednik/api/catalog/wire/price';
import { discountPercent, hasDiscount, roundPrice } from '@zapovednik/rules/format';
import { roubles } from '../../../base/money';

interface Priced {
  /** Kopecks. */
  basePrice: number;
  discountPrice: number;
  packQuantity: number | null;
  /** Grams, millilitres or pieces in one piece of the product. */
  content: number | null;
  priceUnit: PriceUnit | null;
}

/** The content of each unit. */
const CONTENT = { кг: 1000, л: 1000, '100 мл': 100, шт: 1 } as const satisfies Record<PriceUnit, number>;
/** From this number of roubles on, the price of a unit has no kopecks. */
const WHOLE = 10;

/** The prices of a product in roubles. The percent is 0 if no discount is shown (PRD-50, PRD-51). */
export function presentPrice({ basePrice, discountPrice, packQuantity, content, priceUnit }: Priced): PriceAnswer {
  const prices = { old_price: roubles(basePrice), discount_price: roubles(discountPrice) };
  return {
    base_price: roubles(basePrice),
    ...prices,
    alt_price: packQuantity === null ? null : roubles(discountPrice * packQuantity),
    currency: 'RUB',
    discount_percent: hasDiscount(prices) ? discountPercent(prices) : 0,
    per_unit: content && priceUnit ? unitPrice(roubles(discountPrice), content, priceUnit) : null,
  };
}

/**
 * The price of a kilogram, litre or piece, to compare packages; null for a package of one unit, because its price is
 * the same.
 */
function unitPrice(price: number, content: number, unit: PriceUnit): PriceAnswer['per_unit'] {
  if (content === CONTENT[unit]) return null;
  const exact = (price * CONTENT[unit]) / content;
  return { price: exact >= WHOLE ? Math.round(exact) : roundPrice(exact), unit };
}
