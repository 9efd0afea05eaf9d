import * as z from 'zod/mini';
import { basketSchema } from '../../checkout/calls/basket';
import { defineCall } from '../../platform/api/call';
import { id, money, picture, wholeNumber } from '../../platform/api/field';
import { toRepeatPreview } from '../models/repeat-preview';

const orderId = { id: z.pipe(wholeNumber, id) };

/** A product of a repeated order that could not be added to the basket in full. */
const shortLine = z.object({ PRODUCT_ID: id, NAME: z.string(), ASKED: z.int(), ADDED: z.int(), MESSAGE: z.string() });

export const repeatOrder = defineCall({
  id: 'sale.order.repeat',
  requirement: 'API-96',
  summary: 'Puts the goods of an order into the basket, as many as there are; 409 `nothing_left` when there are none',
  methods: ['POST'],
  path: '/sale/order/repeat/',
  writes: true,
  fails: [404, 409],
  body: z.object(orderId),
  answer: z.extend(basketSchema, { MISSING: z.array(shortLine) }),
});

/** A product of an order, then and now. */
const previewLine = z.object({
  PRODUCT_ID: id,
  NAME: z.string(),
  PICTURE: picture,
  /** Pieces in the order, and how many of them can be ordered in this city now. */
  ASKED: z.int(),
  AVAILABLE: z.int(),
  /** Roubles for one piece, when it was ordered and now; now null: it is not sold any more. */
  PRICE_THEN: money,
  PRICE_NOW: z.nullable(money),
  /** Why there are fewer, in words; null: there are enough. */
  MESSAGE: z.nullable(z.string()),
});

/** What `repeatOrder` would do now, for the customer to decide. */
export const repeatPreview = z.object({
  LINES: z.array(previewLine),
  /** Roubles for the goods: all that were ordered, and those that can be ordered now. */
  TOTAL_THEN: money,
  TOTAL_NOW: money,
});
export type RepeatPreviewAnswer = z.infer<typeof repeatPreview>;

export const previewRepeat = defineCall({
  id: 'sale.order.previewRepeat',
  requirement: 'API-96',
  summary: 'What is gone, fewer, dearer or cheaper now, before the goods of an order are put into the basket',
  path: '/sale/order/repeat/{id}/preview/',
  writes: false,
  params: z.object(orderId),
  answer: repeatPreview,
  model: toRepeatPreview,
});
