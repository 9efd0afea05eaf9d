import type { PageArgs } from '@zapovednik/platform/app';
import { loadPickupPoints } from '../../city/pickup-points';
import { activeLocation } from '../../shops/active-city';
import { shopCitiesQuery, shopsQuery } from '../../shops/shop-queries';

/** Reads the cities, the shops of the active one and the points of partners; a failure leaves an empty list (CON-18, ERR-34). */
export async function loadShops(args: PageArgs): Promise<void> {
  const { app, url, optional } = args;
  const points = loadPickupPoints(args);
  const cities = (await optional('shop-cities', app.query.ensureQueryData(shopCitiesQuery(app)))) ?? [];
  const location = activeLocation(app, url.searchParams, cities);
  await Promise.all([points, optional('shops', app.query.ensureQueryData(shopsQuery(app, location)))]);
}
