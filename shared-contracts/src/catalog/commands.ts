import * as z from 'zod/mini';
import { defineCommand } from '../events/command';

/** Switches a heart; signed out it opens sign-in and remembers the product (FAV-03 to FAV-05). */
export const toggleFavourite = defineCommand({
  name: 'favourite:toggle',
  owner: 'mf-catalog',
  input: z.object({ productId: z.int().check(z.positive()) }),
  answer: z.object({ favourite: z.boolean() }),
});
