import type { StoredAddress, StoredSessionProfile } from '@zapovednik/api/checkout/wire/address';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { location } from '../../../db/schema';

interface SavedAddress {
  readonly id: number;
  readonly address: StoredAddress;
  readonly locationId: number;
}

/** A saved address as a session has it: its location becomes the town, if a city serves this place. */
export async function inSession(
  { id, address, locationId }: SavedAddress,
  db: Database,
): Promise<StoredSessionProfile> {
  const [place] = await db.select().from(location).where(eq(location.id, locationId));
  const isTown = place && place.cityId !== 0 && place.cityId !== place.id;
  return { ...address, ...(isTown && { town: place.name }), id };
}
