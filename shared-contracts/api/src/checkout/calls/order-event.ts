import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { flag, id, moment, money, wholeNumber } from '../../field';

/** The events that the accounting system reports. */
export const reportedEvents = [
  'assemble',
  'arrive',
  'ship',
  'complete',
  'run_out',
  'not_collected',
  'not_delivered',
  'bring_back',
] as const;

/** Our accounting system sends events of an order here. Only for employees of the groups `1c_service_user` and `admin`. */
export const reportOrderEvent = defineCall({
  id: 'admin.order.reportEvent',
  requirement: 'ORD-57',
  summary:
    'Applies an event to an order: its status, stock and bonuses follow. 409 `wrong_status` when it does not fit',
  methods: ['POST'],
  path: '/admin/sale/order/{id}/{event}/',
  writes: true,
  fails: [403, 409],
  params: z.object({
    id: z.pipe(wholeNumber, id),
    event: z.enum(reportedEvents),
  }),
  answer: z.object({ ID: id, STATUS_ID: z.string(), STATUS_NAME: z.string() }),
});

/** The maximum number of orders in one answer of `getChangedOrders`. */
export const CHANGED_ORDERS = 100;

/** A date of this century, so that the database accepts it. */
const since = moment.check(
  z.refine((text) => text >= '2000' && !Number.isNaN(Date.parse(text)), 'Ожидается дата после 2000 года'),
);

/** Our accounting system reads the orders that have changed. Only for employees of the groups `1c_service_user` and `admin`. */
export const getChangedOrders = defineCall({
  id: 'admin.order.getChanged',
  requirement: 'ORD-57',
  summary:
    'Orders that were made or changed after a moment, the earliest change first, at most 100: go on with `CHANGED_AT` and `ID` of the last one. Ask again from a minute earlier, because a change is visible when its transaction has ended',
  path: '/admin/sale/order/changed/',
  writes: false,
  fails: [403],
  query: z.object({ since: z.optional(since), afterId: z.optional(wholeNumber) }),
  answer: z.object({
    orders: z.array(
      z.object({
        ID: id,
        STATUS_ID: z.string(),
        STATUS_NAME: z.string(),
        PAYED: flag,
        PRICE: money,
        DELIVERY_NAME: z.string(),
        DATE_INSERT: moment,
        CHANGED_AT: moment,
        /** The events that are possible now. */
        EVENTS: z.array(z.enum(reportedEvents)),
      }),
    ),
  }),
});
