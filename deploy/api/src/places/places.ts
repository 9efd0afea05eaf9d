import { asc, eq } from 'drizzle-orm';
import { DEFAULT_LOCATION_ID } from 'shared-contracts/shell/calls/location';
import type { Database } from '../db/database';
import { city, location } from '../db/schema';
import { remembered } from '../remembered';
import type { ActiveSession } from '../session/session';

export type CityRow = typeof city.$inferSelect;
export type LocationRow = typeof location.$inferSelect;

/** The shop's cities, kept for a minute, and which of them serves a place. */
export class Places {
  readonly cities: () => Promise<CityRow[]>;

  constructor(
    private readonly db: Database,
    now: () => Date,
  ) {
    this.cities = remembered(60_000, now, () => db.select().from(city).orderBy(asc(city.sort), asc(city.id)));
  }

  /** For which city's location a request is answered, and which shop's stock counts: header, else session, else the default. */
  async serve(header: string | string[] | undefined, session: ActiveSession | null) {
    const asked = typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : session?.locationId;
    const city = await this.servingCity(asked ?? DEFAULT_LOCATION_ID);
    const { locationId } = city;
    const own = session?.fastMode && (await this.servingCity(session.locationId ?? locationId)).id === city.id;
    return { city, locationId, shopId: own ? session.pickupPointId : null };
  }

  /** The city that serves a place: its own, the one it lies in, else the default. */
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
