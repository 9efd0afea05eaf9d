import * as calls from '@zapovednik/api/catalog/calls/favourites';
import { forCustomer } from '../../http/route';
import { addFavourite, deleteFavourite, favourites } from './favourites';

export const favouriteRoutes = [
  forCustomer(calls.getFavourites, (_, context) => favourites(context)),
  forCustomer(calls.addFavourite, ({ productId }, context) => addFavourite(productId, context)),
  forCustomer(calls.deleteFavourite, ({ productId }, context) => deleteFavourite(productId, context)),
];
