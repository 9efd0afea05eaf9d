import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id } from '../../field';

/** The ids only, without the schema of a product: every page of a customer reads them. */
export const getFavouriteIds = defineCall({
  id: 'catalog.product.getFavourites',
  requirement: 'API-18',
  summary: 'Favourites of the signed-in customer, latest first',
  path: '/catalog/product/get_favorites/',
  writes: false,
  answer: z.array(z.object({ UF_PRODUCT: id })),
  model: (favourites) => favourites.map(({ UF_PRODUCT }) => UF_PRODUCT),
});
