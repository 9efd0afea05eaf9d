import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { dayMonthYear } from '../../field';
import { linkedAutoOrder } from '../wire/own-auto-order';

/** The secret of an auto-order's signed link, `/auto-order/<token>/`. */
const params = z.object({ token: z.string().check(z.maxLength(100)) });

export const getAutoOrderByLink = defineCall({
  id: 'sale.autoOrder.getByLink',
  requirement: 'CAB-23',
  summary: 'The next order of a signed link, for everyone who has it; without recipient, address and earlier orders',
  path: '/sale/Autoorder/link/{token}/',
  writes: false,
  fails: [404],
  params,
  answer: linkedAutoOrder,
});

export const skipAutoOrderByLink = defineCall({
  id: 'sale.autoOrder.skipByLink',
  requirement: 'CAB-23',
  summary: 'Skips the order of this date of the auto-order of a signed link; one that is skipped already stays so',
  methods: ['POST'],
  path: '/sale/Autoorder/link/{token}/skip/',
  writes: true,
  fails: [404, 409],
  params,
  body: z.object({ date: dayMonthYear }),
  answer: linkedAutoOrder,
});

export const moveAutoOrderByLink = defineCall({
  id: 'sale.autoOrder.moveByLink',
  requirement: 'CAB-23',
  summary: 'Moves the next delivery of the auto-order of a signed link to this day',
  methods: ['POST'],
  path: '/sale/Autoorder/link/{token}/move/',
  writes: true,
  fails: [404, 409],
  params,
  body: z.object({ date: dayMonthYear }),
  answer: linkedAutoOrder,
});
