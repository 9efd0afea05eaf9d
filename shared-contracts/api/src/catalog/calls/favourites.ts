import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id, wholeNumber } from '../../field';
import { toFavourite } from '../models/favourite';
import { favourite } from '../wire/favourite';
import { getFavouriteIds } from './favourite-ids';

const body = z.object({ productId: z.pipe(wholeNumber, id) });
/** All favourite ids after the change. */
const answer = z.array(id);

export const getFavourites = defineCall({
  ...getFavouriteIds,
  answer: z.array(favourite),
  model: (favourites) => favourites.map(toFavourite),
});

export const addFavourite = defineCall({
  id: 'catalog.product.addFavourite',
  requirement: 'API-19',
  summary: 'Makes a product a favourite',
  methods: ['POST'],
  path: '/catalog/product/add_to_favorites/',
  writes: true,
  fails: [404],
  body,
  answer,
});

export const deleteFavourite = defineCall({
  id: 'catalog.product.deleteFavourite',
  requirement: 'API-20',
  summary: 'Takes a product off the favourites',
  methods: ['POST'],
  path: '/catalog/product/delete_from_favorites/',
  writes: true,
  body,
  answer,
});
