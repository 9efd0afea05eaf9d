import { withoutTags } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { flag, id, wholeNumber } from '../../field';
import { toSaveResult } from '../models/order';
import { savedOrder } from '../wire/order';

/**
 * An order of one product with only a name and a phone. An operator calls back to agree on the details; until then the order is for
 * pickup and payment at a point of the city.
 */
export const oneClickOrder = defineCall({
  id: 'sale.order.oneClick',
  requirement: 'API-95',
  summary: 'Orders one product by name and phone, past the basket; an operator settles the rest',
  methods: ['POST'],
  path: '/sale/order/one_click/',
  writes: true,
  fails: [404, 409],
  body: z.object({
    productId: z.pipe(wholeNumber, id),
    quantity: z._default(wholeNumber.check(z.refine((n) => n >= 1 && n <= 9999, 'От одной до 9999 штук')), 1),
    name: z._default(z.string().check(withoutTags, z.maxLength(200)), ''),
    phone: z._default(z.string().check(z.trim(), z.maxLength(30)), ''),
    acceptPersonData: z._default(flag, 'N'),
  }),
  answer: savedOrder,
  model: toSaveResult,
});
