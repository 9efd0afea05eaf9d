import { defineCommand } from '@zapovednik/platform/define';
import * as z from 'zod/mini';

/**
 * Toggles a favourite. For an anonymous user it opens sign-in and remembers the product (FAV-03 to FAV-05). `favourite` is the new
 * state; without it the state is inverted.
 */
export const toggleFavourite = defineCommand({
  name: 'favourite:toggle',
  owner: 'mf-catalog',
  input: z.object({ productId: z.int().check(z.positive()), favourite: z.optional(z.boolean()) }),
  answer: z.object({ favourite: z.boolean() }),
  durable: true,
});
