import * as z from 'zod/mini';
import { price } from '../../catalog/wire/price';
import { properties } from '../../catalog/wire/properties';
import { id, money, picture } from '../../field';

/** The product of a basket line (CRT-08). `id` is the product's; `quantity` is the amount that can be ordered now. */
const basketItemSchema = z.object({
  id,
  code: z.string(),
  name: z.string(),
  price,
  quantity: z.int(),
  city_quantity: z.int(),
  pictures: z.array(picture),
  properties: z.pick(properties, { new: true, more_photo: true, ucenka: true, prescription_drug: true }),
  bonus_in: z.int(),
  kilbil_type_sale: z.nullable(z.string()),
});
export type BasketItem = z.infer<typeof basketItemSchema>;

/**
 * A line of the basket (CRT-09). It has two ids: `clear` uses `ID`, the line's own id; add, change and delete use
 * `PRODUCT_ID`, because a basket has one line for each product.
 */
const basketLineSchema = z.object({
  ID: id,
  PRODUCT_ID: id,
  QUANTITY: z.int(),
  NAME: z.string(),
  /** «Индейка · 3 кг»: what distinguishes it from goods with a similar name; '' if nothing is known (CRT-32). */
  DETAILS: z.optional(z.string()),
  BREND: z.object({ VALUE: z.string() }),
  SECTION_NAME: z.string(),
  /** Roubles for one piece, before and after discounts. */
  BASE_PRICE: money,
  DISCOUNT_PRICE: money,
  /** Roubles for the line. */
  SUM: money,
  /** Weight of the line in grams. */
  WEIGHT: z.number(),
  /** The step of plus and minus: pieces in a pack for a line that is bought by the pack, else 1 (CRT-14, CRT-15). */
  STEP: z.int(),
  /** Its place among the lines; `add` takes it to put a removed line back there. */
  SORT: z.int(),
  /**
   * The maximum for a line (CRT-12). It is less than QUANTITY if the stock has become smaller; then the order cannot be
   * made.
   */
  AVAILABLE_QUANTITY: z.int(),
  /** The reason why it cannot be ordered in full, as text for the shopper; null: it can. */
  SHORTAGE: z.nullable(z.string()),
  ITEM: basketItemSchema,
});
export type BasketLine = z.infer<typeof basketLineSchema>;

export const basketTotalSchema = z.object({
  /** Pieces: "N товаров" (CRT-03). Like all sums except COUNT, without lines that cannot be ordered at all. */
  QUANTITY: z.int(),
  /** Number of lines. */
  COUNT: z.int(),
  /** Roubles: without discounts, the discounts, and the sum to pay. */
  BASE_PRICE: money,
  DISCOUNT: money,
  PRICE: money,
  /** Weight in grams (CRT-04). */
  WEIGHT: z.number(),
  BONUS_IN: z.int(),
  /** The active promotion code. */
  PROMOCODE: z.nullable(z.string()),
  /** The order that can be made from this basket now; only if `noCalcBasket` is false. */
  ORDER: z.optional(
    z.object({ DELIVERY: money, PRICE: money, MAX_BONUS_OUT: z.int(), CALCULATE_ERROR: z.nullable(z.string()) }),
  ),
});
export type BasketTotal = z.infer<typeof basketTotalSchema>;

/** Every basket call answers the whole basket of the session in its location (CRT-23). */
export const basketSchema = z.object({ basket: z.array(basketLineSchema), total: basketTotalSchema });
export type BasketAnswer = z.infer<typeof basketSchema>;
