import type { fastDeliveryZone } from 'deploy-api/db/schema/index';
import { cityFacts } from 'deploy-api/seed/places/city-facts';
import { randomOf } from '../random/random';
import { pickupPoints } from './pickup-points';

type ZoneRow = typeof fastDeliveryZone.$inferInsert;

const METRES_IN_DEGREE = 111_320;
const CORNERS = 12;

/** A rough circle around a shop: couriers go a little farther along some streets than along others. */
function around(latitude: number, longitude: number, radius: number, label: number): [number, number][] {
  const random = randomOf('zone', label);
  const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return Array.from({ length: CORNERS }, (_, index) => {
    const angle = (index / CORNERS) * 2 * Math.PI;
    const reach = (radius * (0.85 + random.next() * 0.3)) / METRES_IN_DEGREE;
    const narrow = Math.cos((latitude * Math.PI) / 180);
    return [rounded(latitude + reach * Math.cos(angle)), rounded(longitude + (reach * Math.sin(angle)) / narrow)];
  });
}

/**
 * A zone around each shop in cities with fast delivery. The shop's stock is delivered there within two hours (CIT-32).
 */
export function fastDeliveryZones(): ZoneRow[] {
  const cities = cityFacts.filter(({ fastDelivery }) => fastDelivery).map(({ id }) => id);
  return pickupPoints()
    .filter(({ fastPickup, locationId }) => fastPickup && cities.includes(locationId))
    .map(({ id, locationId, name, latitude, longitude }): ZoneRow => {
      const random = randomOf('zone', 'price', id);
      const isNear = random.chance(0.5);
      return {
        id,
        locationId,
        pointId: id,
        name: `От магазина ${name}`,
        corners: around(latitude, longitude, isNear ? 1800 : 2800, id),
        price: (isNear ? 199 : 299) * 100,
        freeFrom: (isNear ? 3000 : 5000) * 100,
        minutes: isNear ? 90 : 120,
        maxWeight: 15_000,
        opensAt: '09:00',
        closesAt: '20:00',
      };
    });
}
