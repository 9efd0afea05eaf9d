import type { DeliveryProfile } from '@zapovednik/api/checkout/calls/delivery-profile';
import { and, desc, eq, or } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { deliveryProfile, location } from '../../../db/schema';
import type { Context } from '../../../http/context';
import { notFound, unauthorized } from '../../../http/shop-error';

const withPlace = (db: Database) =>
  db
    .select({ profile: deliveryProfile, city: location.name })
    .from(deliveryProfile)
    .innerJoin(location, eq(location.id, deliveryProfile.locationId))
    .$dynamic();

type ProfileRow = Awaited<ReturnType<typeof withPlace>>[number];

const present = ({ profile, city }: ProfileRow): DeliveryProfile => ({
  id: profile.id,
  city,
  locationId: profile.locationId,
  ...profile.address,
});

/**
 * A customer's saved addresses, the last used first.
 *
 * @param locationId Only those in this place, or in the places that this city serves.
 */
export async function profilesOf(db: Database, customerId: number, locationId?: number): Promise<DeliveryProfile[]> {
  const there = locationId && or(eq(deliveryProfile.locationId, locationId), eq(location.cityId, locationId));
  const rows = await withPlace(db)
    .where(and(eq(deliveryProfile.customerId, customerId), there || undefined))
    .orderBy(desc(deliveryProfile.usedAt), desc(deliveryProfile.id));
  return rows.map(present);
}

export async function presentProfile(db: Database, id: number): Promise<DeliveryProfile> {
  const [row] = await withPlace(db).where(eq(deliveryProfile.id, id));
  if (!row) throw notFound('Адрес не найден');
  return present(row);
}

/** The customer's own saved address. Another customer's gives the same error as an unknown one. */
export async function ownProfile(id: number, { db, session }: Pick<Context, 'db' | 'session'>) {
  if (!session || session.customerId === null) throw unauthorized();
  const [found] = await db
    .select()
    .from(deliveryProfile)
    .where(and(eq(deliveryProfile.id, id), eq(deliveryProfile.customerId, session.customerId)));
  if (!found) throw notFound('Адрес не найден');
  return found;
}
