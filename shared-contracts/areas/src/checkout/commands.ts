import { defineCommand } from '@zapovednik/platform/define';
import * as z from 'zod/mini';

const id = z.int().check(z.positive());
/** How the product is bought from now on, by the piece or by the pack (CRT-15). By default unchanged. */
const pack = z.optional(z.enum(['ST', 'PACK']));

/**
 * Adds `quantity` pieces of a product to the basket. As with every basket command, on failure the owner shows a notification
 * (CRT-26, CRT-27), and the basket atom returns to its previous value.
 */
export const addToBasket = defineCommand({
  name: 'basket:add',
  owner: 'mf-checkout',
  input: z.object({ productId: id, quantity: z.int().check(z.positive()), pack }),
  answer: z.object({ quantity: z.number() }),
  durable: true,
});

/** Sets how many pieces of a product are in the basket; 0 removes it (CRT-17, CRT-18). */
export const setBasketQuantity = defineCommand({
  name: 'basket:setQuantity',
  owner: 'mf-checkout',
  input: z.object({ productId: id, quantity: z.int().check(z.minimum(0)), pack }),
  answer: z.object({ quantity: z.number() }),
  durable: true,
});

/** Reads the basket from the server again, after a repeated order or a change of city (CRT-21). */
export const reloadBasket = defineCommand({
  name: 'basket:reload',
  owner: 'mf-checkout',
  input: z.object({}),
  answer: z.object({}),
});

/** Opens «Способ доставки», on the given tab (DEL-06). */
export const openDelivery = defineCommand({
  name: 'delivery:open',
  owner: 'mf-checkout',
  input: z.object({ tab: z.optional(z.enum(['pvz', 'fastPickup', 'courier'])) }),
  answer: z.object({}),
});

/** Chooses a pickup point of the city, like the dialog. The owner shows whether it is saved (DEL-41, DEL-42). */
export const choosePickupPoint = defineCommand({
  name: 'delivery:choosePoint',
  owner: 'mf-checkout',
  input: z.object({ pointId: id }),
  answer: z.object({ saved: z.boolean() }),
});

/**
 * Opens «Купить в один клик»: an order of one product by name and phone (API-95). Answers when the dialog is open, not
 * when the order is made.
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
    /** It is ordered from the basket, so its line is removed when the order is made. */
    fromBasket: z._default(z.boolean(), false),
  }),
  answer: z.object({}),
});
