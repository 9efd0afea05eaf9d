import { defineEvent } from '@zapovednik/platform/define';
import * as z from 'zod/mini';

const id = z.int().check(z.positive());

/** A favourite was toggled and the server confirmed it (FAV-07). */
export const favouriteToggled = defineEvent({
  name: 'favourite:toggled',
  owner: 'mf-catalog',
  payload: z.object({ productId: id, favourite: z.boolean() }),
});

/** A product page is shown; the price is in roubles (TRK-01). */
export const productViewed = defineEvent({
  name: 'product:viewed',
  owner: 'mf-catalog',
  payload: z.object({ productId: id, price: z.number() }),
});

/** A section of the catalogue is shown (TRK-01). */
export const sectionViewed = defineEvent({
  name: 'section:viewed',
  owner: 'mf-catalog',
  payload: z.object({ sectionId: id }),
});

/** The results of a search are shown (TRK-01). */
export const searchMade = defineEvent({
  name: 'search:made',
  owner: 'mf-catalog',
  payload: z.object({ text: z.string() }),
});
