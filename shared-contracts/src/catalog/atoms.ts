import * as z from 'zod/mini';
import { defineAtom } from '../platform/stores/atom';

/** Ids of favourite products, latest first; null until read (FAV-02: signed in only). */
export const favouritesAtom = defineAtom({
  name: 'favourites:state',
  owner: 'mf-catalog',
  schema: z.nullable(z.array(z.number())),
  initial: null,
});

/** The products that are compared, in the order in which they were added; null until the browser's storage is read. */
export const comparedAtom = defineAtom({
  name: 'comparison:state',
  owner: 'mf-catalog',
  schema: z.nullable(z.array(z.object({ id: z.int().check(z.positive()), code: z.string() })).check(z.maxLength(4))),
  initial: null,
});
