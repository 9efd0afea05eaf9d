import { isYes } from '@zapovednik/rules/format';
import * as z from 'zod/mini';
import type * as wire from '../wire/basket';

const basketLine = z.object({
  /** The line's own id, for `clear`; all other changes use `productId`. */
  id: z.number(),
  productId: z.number(),
  code: z.string(),
  name: z.string(),
  /** «Индейка · 3 кг»: the end of the name, which a short line may hide (CRT-32). */
  details: z.optional(z.string()),
  picture: z.optional(z.string()),
  quantity: z.number(),
  /** For one piece, before and after discounts. */
  basePrice: z.number(),
  price: z.number(),
  /** For the line. */
  sum: z.number(),
  weight: z.number(),
  /** Bonuses for one piece. */
  bonus: z.number(),
  /** The step of plus and minus: pieces in a pack for a line that is bought by the pack, else 1 (CRT-14, CRT-15). */
  step: z.number(),
  /** The maximum for a line (CRT-12). It is less than `quantity` if the stock has become smaller. */
  available: z.number(),
  /** The reason why it cannot be ordered in full, as text for the shopper. */
  shortage: z.optional(z.nullable(z.string())),
  /** Its place among the lines; without it `id` is the place. */
  sort: z.optional(z.number()),
  isPrescription: z.boolean(),
  isMarkdown: z.boolean(),
});

/** One product of the basket. Money in roubles, weight in grams. */
export type BasketLine = Readonly<z.infer<typeof basketLine>>;

const basketTotals = z.object({
  /** Pieces: "N товаров" (CRT-03). Like all sums, without lines that cannot be ordered at all. */
  quantity: z.number(),
  basePrice: z.number(),
  discount: z.number(),
  price: z.number(),
  weight: z.number(),
  bonus: z.number(),
  /** The active promotion code. */
  promocode: z.nullable(z.string()),
});

/** Totals of a basket. Money in roubles, weight in grams. */
export type BasketTotals = Readonly<z.infer<typeof basketTotals>>;

export const basketSchema = z.object({
  lines: z.array(basketLine),
  /** Product id → pieces. A product that was just added is included even before it has a line. */
  quantities: z.record(z.string(), z.number()),
  totals: basketTotals,
});

/** The basket of a session in its city. */
export type Basket = Readonly<z.infer<typeof basketSchema>>;

export const emptyBasket: Basket = {
  lines: [],
  quantities: {},
  totals: { quantity: 0, basePrice: 0, discount: 0, price: 0, weight: 0, bonus: 0, promocode: null },
};

/** Maps the back end's basket to the model (CRT-09, CRT-23). */
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
    details: line.DETAILS,
    picture: item.pictures[0],
    quantity: line.QUANTITY,
    basePrice: line.BASE_PRICE,
    price: line.DISCOUNT_PRICE,
    sum: line.SUM,
    weight: line.WEIGHT,
    bonus: item.bonus_in,
    step: line.STEP,
    available: line.AVAILABLE_QUANTITY,
    shortage: line.SHORTAGE,
    sort: line.SORT,
    isPrescription: isYes(item.properties.prescription_drug.value),
    isMarkdown: item.properties.ucenka.value.length > 0,
  };
}
