import type { ServiceKind } from '@zapovednik/api/services/calls/salon';
import type { salon, service, servicePrice } from 'deploy-api/db/schema/index';
import { phoneOf } from '../places/cities';
import { at } from '../random/random';
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
        entrance: at(entrances, index % entrances.length).text,
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

/** What a shop has because of its salons: their kinds, and the features that the ways to them mention. */
export function salonsOfShops(): Map<number, { kinds: ServiceKind[]; features: string[] }> {
  const found = new Map<number, { kinds: ServiceKind[]; features: string[] }>();
  for (const { shopId, kind, entrance } of salons()) {
    const { kinds = [], features = [] } = found.get(shopId) ?? {};
    const told = serviceKinds.flatMap((each) => each.salons.entrances).find(({ text }) => text === entrance);
    found.set(shopId, { kinds: [...kinds, kind], features: [...features, ...(told?.features ?? [])] });
  }
  return found;
}

const offered = serviceKinds.flatMap(({ kind, services: list }) => list.map((each) => ({ kind, ...each })));

export const services: (typeof service.$inferInsert & { id: number; kind: ServiceKind })[] = inOrder(offered).map(
  ({ prices: _, ...row }, index) => ({ id: index + 1, ...row }),
);

export const servicePrices: (typeof servicePrice.$inferInsert)[] = offered.flatMap(({ prices }, index) =>
  pricesOf(prices).map((price) => ({ ...price, serviceId: index + 1 })),
);
