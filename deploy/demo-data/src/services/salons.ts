import type { ServiceKind } from '@zapovednik/api/services/calls/salon';
import type { salon, service, servicePrice } from 'deploy-api/db/schema/index';
import { phoneOf } from '../places/cities';
import { inOrder } from '../reading/sort';
import { pickupPoints } from '../shops/pickup-points';
import { OWN_SHOPS } from '../shops/pickup-services';
import { pricesOf } from './prices';
import { serviceKinds } from './service-facts';

/** Services exist in the default location only (CIT-09). */
const EKATERINBURG = 2201;

const shopsOfCity = () =>
  pickupPoints().filter(({ serviceId, locationId }) => serviceId === OWN_SHOPS && locationId === EKATERINBURG);

/** The salons of all kinds, in our shops. */
export function salons(): (typeof salon.$inferInsert & { id: number; kind: ServiceKind })[] {
  const shops = shopsOfCity();
  const rows = serviceKinds.flatMap(({ kind, salons: { title, entrances, shops: numbers } }) =>
    numbers.flatMap((number, index) => {
      const shop = shops[number];
      if (!shop) return [];
      const street = shop.name.replace('«Заповедник», ', '');
      return {
        kind,
        shopId: shop.id,
        name: `${title}, ${street}`,
        entrance: entrances[index % entrances.length] ?? '',
      };
    }),
  );
  return inOrder(rows).map((row, index) => ({
    ...row,
    id: index + 1,
    phone: phoneOf('343', 102_300 + index),
    email: `salon-${index + 1}@zapovednik.example`,
  }));
}

const offered = serviceKinds.flatMap(({ kind, services: list }) => list.map((each) => ({ kind, ...each })));

export const services: (typeof service.$inferInsert & { id: number; kind: ServiceKind })[] = inOrder(offered).map(
  ({ prices: _, ...row }, index) => ({ id: index + 1, ...row }),
);

export const servicePrices: (typeof servicePrice.$inferInsert)[] = offered.flatMap(({ prices }, index) =>
  pricesOf(prices).map((price) => ({ ...price, serviceId: index + 1 })),
);
