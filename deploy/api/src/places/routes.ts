import { asc, eq, ilike, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { getCities, getLocation, searchLocations, setLocation } from 'shared-contracts/api/location';
import type { Database } from '../db/database';
import { location, session } from '../db/schema';
import { forEveryone, forVisitor } from '../http/route';
import { notFound, sessionExpired } from '../http/shop-error';
import { escapeLike } from './escape-like';
import { presentCity, presentLocation } from './present';

const parent = alias(location, 'parent');

const withParent = (db: Database) =>
  db
    .select({ place: location, parentName: parent.name })
    .from(location)
    .leftJoin(parent, eq(parent.id, location.parentId))
    .$dynamic();

async function locationById(db: Database, id: number) {
  const [found] = await withParent(db).where(eq(location.id, id));
  if (!found) throw notFound(`Не удалось найти location ID: ${id}`);
  return found;
}

export const placeRoutes = [
  forEveryone(getCities, async (_, { places }) => (await places.cities()).map(presentCity)),

  forEveryone(searchLocations, async ({ q }, { db }) => {
    const found = await withParent(db)
      .where(ilike(location.name, `%${escapeLike(q)}%`))
      .orderBy(
        sql`${location.name} not ilike ${`${escapeLike(q)}%`}`,
        asc(location.sort),
        sql`${location.name} collate "und-x-icu"`,
      )
      .limit(50);
    return found.map(({ place, parentName }) => presentLocation(place, parentName));
  }),

  forEveryone(getLocation, async ({ id }, { db }) => {
    const { place, parentName } = await locationById(db, id);
    return presentLocation(place, parentName);
  }),

  forVisitor(setLocation, async ({ id }, { db, session: mine, announceView }) => {
    const { place, parentName } = await locationById(db, id);
    // A pickup point, its service and the address belong to the city that is left.
    const forgotten = { pickupPointId: null, deliveryServiceId: null, fastMode: false, address: null };
    const [changed] = await db
      .update(session)
      .set({ locationId: id, ...(mine.locationId !== id && forgotten) })
      .where(eq(session.key, mine.key))
      .returning();
    if (!changed) throw sessionExpired();
    announceView(changed);
    return presentLocation(place, parentName);
  }),
];
