import type { FastDeliveryZoneAnswer } from '@zapovednik/api/checkout/wire/fast-delivery';
import type { Coordinates } from '@zapovednik/rules/format';
import { asc, eq } from 'drizzle-orm';
import { roubles } from '../../base/money';
import type { Database } from '../../db/database';
import { fastDeliveryZone } from '../../db/schema';

export type ZoneRow = typeof fastDeliveryZone.$inferSelect;

/** The zones of a location, the cheapest first. */
export const zonesIn = (db: Database, locationId: number): Promise<ZoneRow[]> =>
  db
    .select()
    .from(fastDeliveryZone)
    .where(eq(fastDeliveryZone.locationId, locationId))
    .orderBy(asc(fastDeliveryZone.price), asc(fastDeliveryZone.id));

/** Whether a location is inside: a ray from it to the north crosses the outline an odd number of times. */
export function holds({ corners }: Pick<ZoneRow, 'corners'>, [latitude, longitude]: Coordinates): boolean {
  return corners.reduce((inside, [lat, lon], index) => {
    const [nextLat, nextLon] = corners[(index + 1) % corners.length] ?? [lat, lon];
    if (lon > longitude === nextLon > longitude) return inside;
    const crossing = lat + ((longitude - lon) / (nextLon - lon)) * (nextLat - lat);
    return crossing > latitude ? !inside : inside;
  }, false);
}

export const presentZone = (zone: ZoneRow): FastDeliveryZoneAnswer => ({
  ID: zone.id,
  NAME: zone.name,
  COORDS: zone.corners,
  PRICE: roubles(zone.price),
  FREE_FROM: zone.freeFrom === null ? null : roubles(zone.freeFrom),
  MINUTES: zone.minutes,
  OPENS_AT: zone.opensAt,
  CLOSES_AT: zone.closesAt,
});
