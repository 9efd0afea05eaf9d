import * as z from 'zod/mini';
import { defineAtom } from '../platform/stores/atom';

/** Ids of favourite products, latest first; null until read (FAV-02: signed in only). */
export const favouritesAtom = defineAtom({
  name: 'favourites:state',
  owner: 'mf-catalog',
  schema: z.nullable(z.array(z.number())),
  initial: null,
});
