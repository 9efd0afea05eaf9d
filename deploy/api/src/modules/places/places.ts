import { DEFAULT_LOCATION_ID } from '@zapovednik/api/shell/wire/default-location';
import { asc, eq } from 'drizzle-orm';
import { cachedFor } from '../../base/time/cached-for';
import type { Database } from '../../db/database';
import { city, location } from '../../db/schema';
import type { ActiveSession } from '../../http/session-cache/active-session';
import type { CityRow, Storefronts } from '../../http/storefronts';

export type LocationRow = typeof location.$inferSelect;

/** The shop's cities, cached for a minute, and the city that serves a place. */
export class Places implements Storefronts {
  readonly cities: () => Promise<CityRow[]>;

  constructor(
    private readonly db: Database,
    now: () => Date,
  ) {
    this.cities = cachedFor(60_000, now, () => db.select().from(city).orderBy(asc(city.sort), asc(city.id)));
  }

  /** The city's location and the shop for the stock of a request: from the header, otherwise the session, otherwise the default. */
  async serve(header: string | string[] | undefined, session: ActiveSession | null) {
    const requestedId = typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : session?.locationId;
    const city = await this.servingCity(requestedId ?? DEFAULT_LOCATION_ID);
    const { locationId } = city;
    const own = session?.fastMode && (await this.servingCity(session.locationId ?? locationId)).id === city.id;
    return { city, locationId, shopId: own ? session.pickupPointId : null };
  }

  /** The city that serves a place: the place itself, the city it belongs to, otherwise the default. */
  private async servingCity(locationId: number): Promise<CityRow> {
    const cities = await this.cities();
    const at = (id: number | undefined) => cities.find((one) => one.locationId === id);
    const own = at(locationId);
    if (own) return own;
    const [place] = await this.db.select().from(location).where(eq(location.id, locationId));
    const city = at(place?.cityId) ?? at(DEFAULT_LOCATION_ID);
    if (!city) throw new Error('The shop has no city yet: seed the database');
    return city;
  }
}
