import * as z from 'zod/mini';
import { defineCommand } from '../platform/events/command';

/**
 * Switches a heart; signed out it opens sign-in and remembers the product (FAV-03 to FAV-05). `favourite` is what the heart is to be;
 * left out, the opposite of what it is.
 */
export const toggleFavourite = defineCommand({
  name: 'favourite:toggle',
  owner: 'mf-catalog',
  input: z.object({ productId: z.int().check(z.positive()), favourite: z.optional(z.boolean()) }),
  answer: z.object({ favourite: z.boolean() }),
  durable: true,
});
