import * as z from 'zod/mini';
import { defineCommand } from '../platform/events/command';

/**
 * Opens «Купить в один клик»: an order of one product by name and phone (API-95). The answer comes when the dialog is open, not when
 * the order is made.
 */
export const openOneClick = defineCommand({
  name: 'order:oneClick',
  owner: 'mf-checkout',
  input: z.object({
    productId: z.int().check(z.positive()),
    /** Pieces. */
    quantity: z.int().check(z.positive()),
    name: z.string(),
    /** Roubles for one piece. */
    price: z.number(),
    /** It is ordered from the basket: then its line goes with the order. */
    fromBasket: z._default(z.boolean(), false),
  }),
  answer: z.object({}),
});
