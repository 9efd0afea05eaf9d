import * as z from 'zod/mini';
import { packMode, price, properties } from '../../catalog/calls/product';
import { defineCall } from '../../platform/api/call';
import { id, money, picture, wholeNumber } from '../../platform/api/field';

/** The product of a basket line (CRT-08). `id` is the product's; `quantity` is the amount that can be ordered now. */
export const basketItemSchema = z.object({
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
 * A line of the basket (CRT-09). It has two ids: `clear` takes `ID`, the line's own; add, change and delete take `PRODUCT_ID`,
 * since a basket has one line per product.
 */
export const basketLineSchema = z.object({
  ID: id,
  PRODUCT_ID: id,
  QUANTITY: z.int(),
  NAME: z.string(),
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
  /** The maximum for a line (CRT-12). It is less than QUANTITY if the stock has shrunk; then the order cannot be made. */
  AVAILABLE_QUANTITY: z.int(),
  /** Why it cannot be ordered in full, as text for the shopper; null: it can. */
  SHORTAGE: z.nullable(z.string()),
  ITEM: basketItemSchema,
});
export type BasketLine = z.infer<typeof basketLineSchema>;

export const basketTotalSchema = z.object({
  /** Pieces: "N товаров" (CRT-03). As in all sums but COUNT, without lines of which nothing can be ordered. */
  QUANTITY: z.int(),
  /** Number of lines. */
  COUNT: z.int(),
  /** Roubles: without discounts, of the discounts, and to pay. */
  BASE_PRICE: money,
  DISCOUNT: money,
  PRICE: money,
  /** Weight in grams (CRT-04). */
  WEIGHT: z.number(),
  BONUS_IN: z.int(),
  /** The active promotion code. */
  PROMOCODE: z.nullable(z.string()),
  /** The order that this basket would give now; only if `noCalcBasket` is false. */
  ORDER: z.optional(
    z.object({ DELIVERY: money, PRICE: money, MAX_BONUS_OUT: z.int(), CALCULATE_ERROR: z.nullable(z.string()) }),
  ),
});
export type BasketTotal = z.infer<typeof basketTotalSchema>;

/** Every basket call answers the whole basket of the session in its location (CRT-23). */
export const basketSchema = z.object({ basket: z.array(basketLineSchema), total: basketTotalSchema });
export type BasketAnswer = z.infer<typeof basketSchema>;

/** False: the order is calculated too, which takes longer (CRT-22). */
const noCalcBasket = z.object({
  noCalcBasket: z._default(
    z.pipe(
      z.union([z.boolean(), z.enum(['true', 'false', 'Y', 'N', '1', '0'])]),
      z.transform((value) => value === true || value === 'true' || value === 'Y' || value === '1'),
    ),
    true,
  ),
});
/** How the line is bought from now on, by the piece or by the pack (PRD-09); without it: as before, a new line by the piece. */
const pack = { pack: z.optional(packMode) };
const product = { id: z.pipe(wholeNumber, id) };
const quantity = wholeNumber.check(z.refine((n) => n <= 9999, 'Не больше 9999 штук'));

export const getBasket = defineCall({
  id: 'sale.basket.get',
  requirement: 'API-60',
  summary: 'The basket',
  path: '/sale/basket/get/',
  writes: false,
  query: noCalcBasket,
  answer: basketSchema,
});

export const addToBasket = defineCall({
  id: 'sale.basket.add',
  requirement: 'API-61',
  summary:
    'Adds pieces of a product to what the basket holds of it; 409 `not_enough_stock` beyond the stock, 403 `merchandise` where it is not for this visitor',
  path: '/sale/basket/add/{id}/{qty}/',
  writes: true,
  fails: [403, 409],
  params: z.object({ ...product, qty: quantity.check(z.refine((n) => n >= 1, 'Не меньше одной штуки')) }),
  query: z.extend(noCalcBasket, { ...pack, sort: z.optional(z.pipe(wholeNumber, id)) }),
  answer: basketSchema,
});

export const changeQuantity = defineCall({
  id: 'sale.basket.changeQuantity',
  requirement: 'API-62',
  summary: 'Sets how many pieces of a product the basket holds; 0 deletes the line (CRT-17)',
  path: '/sale/basket/change_quantity/{id}/{qty}/',
  writes: true,
  fails: [403, 409],
  params: z.object({ ...product, qty: quantity }),
  query: z.extend(noCalcBasket, pack),
  answer: basketSchema,
});

export const deleteFromBasket = defineCall({
  id: 'sale.basket.delete',
  requirement: 'API-63',
  summary: 'Deletes the line of a product',
  path: '/sale/basket/delete/{id}/',
  writes: true,
  params: z.object(product),
  query: noCalcBasket,
  answer: basketSchema,
});

const promocode = z.object({ promocode: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)) });

export const applyPromocode = defineCall({
  id: 'sale.basket.promocode',
  requirement: 'API-64',
  summary: 'Applies a promotion code to the basket',
  methods: ['POST'],
  path: '/sale/basket/promocode/',
  writes: true,
  body: promocode,
  answer: basketSchema,
});

export const clearPromocode = defineCall({
  id: 'sale.basket.clearPromocode',
  requirement: 'API-65',
  summary: 'Takes the promotion code off',
  methods: ['POST'],
  path: '/sale/basket/clear_promocode/',
  writes: true,
  body: promocode,
  answer: basketSchema,
});

const lineId = z.pipe(wholeNumber, id);

export const clearBasket = defineCall({
  id: 'sale.basket.clear',
  requirement: 'API-66',
  summary: 'Deletes these lines, by line ID',
  methods: ['POST'],
  path: '/sale/basket/clear/',
  writes: true,
  fails: [404],
  body: z.object({
    ids: z.pipe(
      z.union([z.array(lineId).check(z.maxLength(500)), lineId]),
      z.transform((ids) => (Array.isArray(ids) ? ids : [ids])),
    ),
  }),
  answer: basketSchema,
});
