import * as z from 'zod/mini';
import { defineCommand } from '../platform/events/command';

const id = z.int().check(z.positive());

/**
 * Puts `quantity` more pieces of a product into the basket. As with every basket command, the owner tells the shopper of a
 * failure (CRT-26, CRT-27), and the basket atom is what it was before.
 */
export const addToBasket = defineCommand({
  name: 'basket:add',
  owner: 'mf-checkout',
  input: z.object({ productId: id, quantity: z.int().check(z.positive()) }),
  answer: z.object({ quantity: z.number() }),
  durable: true,
});

/** Sets how many pieces of a product the basket holds; 0 takes it out (CRT-17, CRT-18). */
export const setBasketQuantity = defineCommand({
  name: 'basket:setQuantity',
  owner: 'mf-checkout',
  input: z.object({ productId: id, quantity: z.int().check(z.nonnegative()) }),
  answer: z.object({ quantity: z.number() }),
  durable: true,
});

/** Reads the basket again from the server, after a repeated order or another city (CRT-21). */
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
