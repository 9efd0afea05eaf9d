import { defineAtom } from '@zapovednik/platform/define';
import * as z from 'zod/mini';

/** Ids of favourite products, latest first; null until read (FAV-02: signed in only). */
export const favouritesAtom = defineAtom({
  name: 'favourites:state',
  owner: 'mf-catalog',
  schema: z.nullable(z.array(z.number())),
  initial: null,
});
