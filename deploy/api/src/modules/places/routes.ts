import { getCities } from '@zapovednik/api/shell/calls/city';
import { getLocation, searchLocations, setLocation } from '@zapovednik/api/shell/calls/location';
import { eq } from 'drizzle-orm';
import { session } from '../../db/schema';
import { forEveryone, forVisitor } from '../../http/route';
import { ShopError, sessionExpired } from '../../http/shop-error';
import { findLocations, locationById } from './find-locations';
import { presentCity } from './present';

export const placeRoutes = [
  forEveryone(getCities, async (_, { places }) => (await places.cities()).map(presentCity)),

  forEveryone(searchLocations, ({ q }, { db }) => findLocations(db, q)),

  forEveryone(getLocation, async ({ id }, { db }) => (await locationById(db, id)).presented),

  forVisitor(setLocation, async ({ id }, { db, session: mine, announceView }) => {
    const { place, presented } = await locationById(db, id);
    if (place.type !== 'CITY' && place.type !== 'VILLAGE') {
      throw new ShopError(409, 'not_a_place', 'Не удалось установить местоположение');
    }
    // A pickup point, its service and the address belong to the previous city.
    const forgotten = { pickupPointId: null, deliveryServiceId: null, fastMode: false, address: null };
    const [changed] = await db
      .update(session)
      .set({ locationId: id, ...(mine.locationId !== id && forgotten) })
      .where(eq(session.key, mine.key))
      .returning();
    if (!changed) throw sessionExpired();
    announceView(changed);
    return presented;
  }),
];
