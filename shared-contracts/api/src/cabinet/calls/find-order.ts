import { phone } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toCodeSent } from '../models/code-sent';
import { codeSent } from '../wire/code-sent';
import { captchaResponse, code } from './person';

/** The number of an order, reduced to digits. A person may write it as «№ 100001». */
export const orderNumber = z.string().check(
  z.trim(),
  z.overwrite((text) => text.replace(/^№\s*/, '')),
  z.regex(/^[1-9]\d{0,8}$/, 'Укажите номер заказа, например 100001'),
);

/** The first step for a guest without the order's link. */
export const askOrderCode = defineCall({
  id: 'sale.order.askCode',
  requirement: 'ORD-70',
  summary:
    'Sends a code to the phone of an order by SMS, if there is such an order with this phone. The answer is the same if there is none',
  methods: ['POST'],
  path: '/sale/order/find/code/',
  writes: true,
  fails: [422, 429],
  body: z.object({ number: orderNumber, phone, captchaResponse }),
  answer: codeSent,
  model: toCodeSent,
});

/** The second step: with the code, a person gets the order's signed link. The code was sent to the order's phone. */
export const findOrder = defineCall({
  id: 'sale.order.find',
  requirement: 'ORD-70',
  summary:
    'The token of an order’s signed link, for the code that its phone got; 422 `wrong_code` also when there is no such order',
  methods: ['POST'],
  path: '/sale/order/find/',
  writes: true,
  fails: [422, 429],
  body: z.object({ number: orderNumber, phone, code }),
  answer: z.object({ TOKEN: z.string() }),
  model: ({ TOKEN }) => ({ token: TOKEN }),
});
