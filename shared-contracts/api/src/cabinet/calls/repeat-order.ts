import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { basketSchema } from '../../checkout/wire/basket';
import { id, wholeNumber } from '../../field';
import { toRepeatPreview } from '../models/repeat-preview';
import { repeatPreview } from '../wire/repeat-preview';

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
  model: ({ MISSING }) => ({ isComplete: MISSING.length === 0 }),
});

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
