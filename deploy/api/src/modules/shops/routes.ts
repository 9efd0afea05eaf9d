import { getShop, getShopCities, getShops } from '@zapovednik/api/content/calls/shop';
import { forEveryone } from '../../http/route';
import { shopBy, shopCities, shopsPage } from './shops';

export const shopRoutes = [
  forEveryone(getShops, ({ page, perPage, filter }, { db }) =>
    shopsPage({ page, perPage, locationId: filter?.PICKUP_LOCATION }, db),
  ),

  forEveryone(getShop, ({ id }, { db }) => shopBy(id, db)),

  forEveryone(getShopCities, (_, { db }) => shopCities(db)),
];
