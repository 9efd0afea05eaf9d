import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id, wholeNumber } from '../../field';
import { toAutoOrderMode } from '../models/auto-order-mode';
import { customDays } from '../wire/auto-order-interval';
import { autoOrderMode, mode } from '../wire/auto-order-mode';
import { personalOrder } from '../wire/personal-order';

const both = ['GET', 'POST'] as const;

/** The same call under the other paths of the specification. */
const aliases = (path: string) => [`/sale/autoorder/${path}`, `/autoorder/${path}`, `/Autoorder/${path}`];

/** The order; without it: the next order of this session. */
const orderId = z.optional(z.pipe(wholeNumber, id));

/** The number of days of a custom interval (CAB-23). */
const intervalDays = wholeNumber.check(
  z.refine((n) => n >= customDays.least && n <= customDays.most, `От ${customDays.least} до ${customDays.most} дней`),
);

export const checkAutoOrderMode = defineCall({
  id: 'sale.autoOrder.checkMode',
  requirement: 'API-103',
  summary: 'Whether and how the next order will repeat by itself, or with `orderId` that order',
  methods: both,
  path: '/sale/Autoorder/mode/check/',
  aliases: aliases('mode/check/'),
  writes: false,
  fails: [404],
  query: z.object({ orderId }),
  answer: autoOrderMode,
  model: toAutoOrderMode,
});

export const setAutoOrderMode = defineCall({
  id: 'sale.autoOrder.setMode',
  requirement: 'API-102',
  summary:
    'Chooses how the next order will repeat, or with `orderId` how that order does; `off` ends it. `days` goes with `custom`',
  methods: both,
  path: '/sale/Autoorder/mode/set/{mode}/',
  aliases: aliases('mode/set/{mode}/'),
  writes: true,
  fails: [409],
  params: z.object({ mode }),
  query: z.object({ days: z.optional(intervalDays), orderId }),
  answer: autoOrderMode,
  model: toAutoOrderMode,
});

export const cancelAutoOrder = defineCall({
  id: 'sale.autoOrder.cancel',
  requirement: 'API-104',
  summary: 'Ends an auto-order, by the number of its order; orders that it made stay',
  methods: both,
  path: '/sale/Autoorder/order/cancel/{id}/',
  aliases: aliases('order/cancel/{id}/'),
  writes: true,
  fails: [409],
  params: z.object({ id: z.pipe(wholeNumber, id) }),
  answer: personalOrder,
  model: ({ id }) => ({ id }),
});
