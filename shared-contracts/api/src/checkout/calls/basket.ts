import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { packMode } from '../../catalog/wire/pack-mode';
import { id, wholeNumber } from '../../field';
import { toBasket } from '../models/basket';
import { basketSchema } from '../wire/basket';

/** False: the answer includes the calculated order, which takes longer (CRT-22). */
const noCalcBasket = z.object({
  noCalcBasket: z._default(
    z.pipe(
      z.union([z.boolean(), z.enum(['true', 'false', 'Y', 'N', '1', '0'])]),
      z.transform((value) => value === true || value === 'true' || value === 'Y' || value === '1'),
    ),
    true,
  ),
});
/**
 * The unit in which the line is bought from now on, piece or pack (PRD-09). Without it: as before; a new line by the
 * piece.
 */
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
  model: toBasket,
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
  model: toBasket,
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
  model: toBasket,
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
  model: toBasket,
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
  model: toBasket,
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
  model: toBasket,
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
  model: toBasket,
});
