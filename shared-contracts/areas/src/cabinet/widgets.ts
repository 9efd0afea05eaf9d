import { defineWidget } from '@zapovednik/platform/define';
import * as z from 'zod/mini';

/**
 * «Повторять заказ»: whether and how often the next order of this session, or a placed one, is repeated automatically
 * (API-102, API-103). It is empty where auto-orders do not exist (CAB-09), and for an order that cannot be repeated.
 */
export const autoOrderSetup = defineWidget({
  name: 'auto-order-setup',
  owner: 'mf-cabinet',
  props: z.object({
    /** The number of an order of the customer. Without it: the next order, which is not placed yet. */
    orderId: z.optional(z.int()),
  }),
});
