import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { flag, id, paging, wholeNumber } from '../../field';
import { toOrderDetails, toOrderList } from '../models/personal-order';
import { personalOrder, personalOrderDetails } from '../wire/personal-order';
import { cancelReasons } from './cancel-reason';

// Other calls also answer orders.
export {
  type PersonalOrder,
  type PersonalOrderDetails,
  personalOrder,
  personalOrderDetails,
} from '../wire/personal-order';

const orderId = { id: z.pipe(wholeNumber, id) };

export const getPersonalOrders = defineCall({
  id: 'personal.order.getList',
  requirement: 'API-100',
  summary: 'The orders of a customer, the newest first; `filter[AUTO_ORDER]=Y`: those that repeat by themselves',
  path: '/personal/order/get/',
  writes: false,
  query: z.object({
    ...paging(4),
    filter: z._default(
      z.object({
        YEAR: z.optional(wholeNumber.check(z.refine((n) => n >= 2000 && n <= 9999, 'Год из четырёх цифр'))),
        ID: z.optional(wholeNumber),
        IN_WORK: z.optional(flag),
        AUTO_ORDER: z.optional(flag),
      }),
      {},
    ),
  }),
  answer: z.object({
    orders: z.array(personalOrder),
    count: z.int(),
    page_count: z.int(),
    /** Years with orders, newest first; the filter does not change them. */
    years: z.array(z.int()),
  }),
  model: toOrderList,
});

export const getPersonalOrder = defineCall({
  id: 'personal.order.get',
  requirement: 'API-101',
  summary: 'One order of a customer',
  path: '/personal/order/get/{id}/',
  writes: false,
  params: z.object(orderId),
  answer: personalOrderDetails,
  model: toOrderDetails,
});

export const cancelOrder = defineCall({
  id: 'personal.order.cancel',
  requirement: 'API-99',
  summary:
    'Cancels an order, with the reason of the customer; a cancelled one stays so. 409 `not_cancelable` when it is too late',
  path: '/personal/order/cancel/{id}/',
  writes: true,
  fails: [409],
  params: z.object(orderId),
  query: z.object({ reason: z.optional(z.enum(cancelReasons)) }),
  answer: personalOrderDetails,
  model: toOrderDetails,
});
