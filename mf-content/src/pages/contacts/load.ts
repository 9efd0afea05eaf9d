import type { PageArgs } from '@zapovednik/platform/app';
import { loadCityRecord } from '../../city/city-record';
import { shopsQuery } from '../../shops/shop-queries';

/** Reads the city's contacts and its shops; the page is also shown without them. */
export async function loadContacts(args: PageArgs): Promise<void> {
  const { app, optional } = args;
  await Promise.all([
    loadCityRecord(args),
    optional('shops', app.query.ensureQueryData(shopsQuery(app, app.city.locationId))),
  ]);
}
