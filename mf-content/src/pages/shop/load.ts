import { notFound, type PageArgs } from '@zapovednik/platform/app';
import { shopQuery, shopsQuery } from '../../shops/shop-queries';

/** Reads the shop of the address, and the others of its city; an unknown code is a 404 (ROU-65). */
export async function loadShop({ app, params, required, optional }: PageArgs): Promise<void> {
  if (!params.code) throw notFound();
  const shop = await required('shop', app.query.ensureQueryData(shopQuery(app, params.code)), 'Магазин не загрузился');
  await optional('shops', app.query.ensureQueryData(shopsQuery(app, shop.locationId)));
}
