import { isYes } from '../../format/flag';
import type * as wire from '../calls/basket';

/** One product of the basket. Money in roubles, weight in grams. */
export interface BasketLine {
  /** The line's own id, which clearing takes; every other change takes `productId`. */
  readonly id: number;
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  readonly picture: string | undefined;
  readonly quantity: number;
  /** For one piece, before and after discounts. */
  readonly basePrice: number;
  readonly price: number;
  /** For the line. */
  readonly sum: number;
  readonly weight: number;
  /** Bonuses for one piece. */
  readonly bonus: number;
  /** What plus and minus add: pieces in a pack, else 1 (CRT-14). */
  readonly step: number;
  /** No line can hold more (CRT-12); less than `quantity` when stock has gone meanwhile. */
  readonly available: number;
  readonly isPrescription: boolean;
  readonly isMarkdown: boolean;
}

/** Totals of a basket. Money in roubles, weight in grams. */
export interface BasketTotals {
  /** Pieces of all lines: "N товаров" (CRT-03). */
  readonly quantity: number;
  readonly basePrice: number;
  readonly discount: number;
  readonly price: number;
  readonly weight: number;
  readonly bonus: number;
  /** The promotion code in force. */
  readonly promocode: string | null;
}

/** The basket of a session in its city. */
export interface Basket {
  readonly lines: readonly BasketLine[];
  /** Product id → pieces. A product that was added a moment ago is here before it has a line. */
  readonly quantities: Readonly<Record<number, number>>;
  readonly totals: BasketTotals;
}

export const emptyBasket: Basket = {
  lines: [],
  quantities: {},
  totals: { quantity: 0, basePrice: 0, discount: 0, price: 0, weight: 0, bonus: 0, promocode: null },
};

/** The basket of an answer of the back end (CRT-09, CRT-23). */
export function toBasket({ basket, total }: wire.BasketAnswer): Basket {
  return {
    lines: basket.map(toBasketLine),
    quantities: Object.fromEntries(basket.map(({ PRODUCT_ID, QUANTITY }) => [PRODUCT_ID, QUANTITY])),
    totals: {
      quantity: total.QUANTITY,
      basePrice: total.BASE_PRICE,
      discount: total.DISCOUNT,
      price: total.PRICE,
      weight: total.WEIGHT,
      bonus: total.BONUS_IN,
      promocode: total.PROMOCODE,
    },
  };
}

function toBasketLine({ ITEM: item, ...line }: wire.BasketLine): BasketLine {
  return {
    id: line.ID,
    productId: line.PRODUCT_ID,
    code: item.code,
    name: line.NAME,
    picture: item.pictures[0],
    quantity: line.QUANTITY,
    basePrice: line.BASE_PRICE,
    price: line.DISCOUNT_PRICE,
    sum: line.SUM,
    weight: line.WEIGHT,
    bonus: item.bonus_in,
    step: line.STEP,
    available: line.AVAILABLE_QUANTITY,
    isPrescription: isYes(item.properties.prescription_drug.value),
    isMarkdown: item.properties.ucenka.value.length > 0,
  };
}
