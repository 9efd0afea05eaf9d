import { DEFAULT_LOCATION_ID } from '@zapovednik/api/shell/wire/default-location';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { city } from '../../db/schema';
import type { CityRow } from '../../http/storefronts';

/**
 * The e-mail address of a city's shop; without one, the main city's.
 *
 * @throws Error when neither has one
 */
export async function shopAddress(db: Database, { contacts }: Pick<CityRow, 'contacts'>): Promise<string> {
  if (contacts.CONTACTS__EMAIL !== '') return contacts.CONTACTS__EMAIL;
  const [main] = await db.select().from(city).where(eq(city.locationId, DEFAULT_LOCATION_ID));
  if (!main?.contacts.CONTACTS__EMAIL)
    throw new Error('The shop has no e-mail address: fill in the contacts of the city');
  return main.contacts.CONTACTS__EMAIL;
}
