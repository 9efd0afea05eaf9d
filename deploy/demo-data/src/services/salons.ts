import type { salon, service, servicePrice } from 'deploy-api/db/schema/index';
import type { ServiceKind } from 'deploy-api/db/schema/salon';
import { phoneOf } from '../places/cities';
import { pickupPoints } from '../shops/pickup-points';
import { OWN_SHOPS } from '../shops/pickup-services';
import { serviceFacts } from './service-facts';

/** Services exist in the default location only (CIT-09). */
const EKATERINBURG = 2201;

interface KindFacts {
  readonly kind: ServiceKind;
  readonly title: string;
  readonly entrances: readonly string[];
  /** Which of the city's shops, in their order, have one. */
  readonly shops: readonly number[];
}

const kinds: readonly KindFacts[] = [
  {
    kind: 'vet',
    title: 'Ветеринарный кабинет',
    entrances: ['Дверь слева от касс.', 'Отдельный вход с торца.', 'В глубине зала, за аптекой.'],
    shops: [0, 2, 3, 5, 7],
  },
  {
    kind: 'grooming',
    title: 'Груминг-салон',
    entrances: ['За стеклянной стеной справа.', 'Второй этаж, по лестнице у входа.', 'Отдельный вход со двора.'],
    shops: [1, 2, 4, 6],
  },
  {
    kind: 'handling',
    title: 'Площадка',
    entrances: ['Крытая площадка за магазином.', 'Двор магазина, ворота со стороны парковки.'],
    shops: [0, 4, 6],
  },
];

const shopsOfCity = () =>
  pickupPoints().filter(({ serviceId, locationId }) => serviceId === OWN_SHOPS && locationId === EKATERINBURG);

/** The salons of all kinds, at our shops. */
export function salons(): (typeof salon.$inferInsert & { id: number; kind: ServiceKind })[] {
  const shops = shopsOfCity();
  return kinds
    .flatMap(({ kind, title, entrances, shops: numbers }) =>
      numbers.flatMap((number, index) => {
        const shop = shops[number];
        if (!shop) return [];
        const street = shop.name.replace('«Заповедник», ', '');
        return [
          { kind, shopId: shop.id, name: `${title}, ${street}`, entrance: entrances[index % entrances.length] ?? '' },
        ];
      }),
    )
    .map((row, index) => ({
      ...row,
      id: index + 1,
      phone: phoneOf('343', 102_300 + index),
      email: `salon-${index + 1}@zapovednik.example`,
      sort: (index + 1) * 10,
    }));
}

const facts = Object.entries(serviceFacts).flatMap(([kind, list]) => list.map((each) => ({ kind, ...each })));
const isKind = (kind: string): kind is ServiceKind => kind in serviceFacts;

export const services = facts.flatMap(
  ({ kind, name, description, minutes }, index): (typeof service.$inferInsert & { id: number; kind: ServiceKind })[] =>
    isKind(kind) ? [{ id: index + 1, kind, name, description, minutes, sort: (index + 1) * 10 }] : [],
);

export const servicePrices = facts.flatMap(({ prices }, index): (typeof servicePrice.$inferInsert)[] =>
  prices.map((price) => ({ ...price, serviceId: index + 1 })),
);
