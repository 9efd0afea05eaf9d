import type { pickupPoint } from 'deploy-api/db/schema/index';
import { type CityFacts, cityFacts } from 'deploy-api/seed/places/city-facts';
import { houseAt, houseNumbers } from 'deploy-reference-data/streets/houses';
import * as z from 'zod/mini';
import { phoneOf } from '../places/cities';
import { at, type Random, randomOf } from '../random/random';
import { readData } from '../reading/read-data';
import { OWN_SHOPS, PARTNER_LOCKERS, PARTNER_POINTS } from './pickup-services';

type PointRow = typeof pickupPoint.$inferInsert;

const list = z.array(z.string());
/** Opening hours, and directions to a point, shown after its address. */
const texts = readData(
  'shops/points.json',
  z.strictObject({
    shops: z.strictObject({
      hours: list,
      entrances: z.array(z.strictObject({ text: z.string(), features: z._default(list, []) })),
    }),
    partnerPoints: z.strictObject({ hours: list, entrances: list }),
    lockers: z.strictObject({ hours: z.string(), entrances: list }),
  }),
);

/**
 * Streets one after another, starting with a different one in each city, with a different house on each, so that two
 * points never have the same address.
 */
function addresses({ forms, streets }: CityFacts, random: Random) {
  const taken = new Set<string>();
  const inTurn = random.sample(
    streets.filter(({ listed }) => listed),
    streets.length,
  );
  let turn = 0;
  return () => {
    for (;;) {
      const street = at(inTurn, turn % inTurn.length);
      turn += 1;
      const { number, latitude, longitude } = houseAt(street, random.pick(houseNumbers(street)));
      const door = `${street.fullName}, ${number}`;
      if (!taken.has(door)) {
        taken.add(door);
        return { door, address: `${forms[0]}, ${door}`, latitude, longitude };
      }
    }
  };
}

/** Partners bring orders from the nearest distribution centre. */
function partnerTime(city: CityFacts, random: Random): string {
  return city.isRegionalCentre ? random.pick(['завтра', '1–2 дня']) : random.pick(['2–3 дня', '3–4 дня']);
}

function pointsOf(city: CityFacts): PointRow[] {
  const random = randomOf('points', city.code);
  const next = addresses(city, random);
  const base = { locationId: city.id, handsOut: true, fastPickup: false, cost: 0 };

  const shops = Array.from({ length: city.shops }, (_, index): PointRow => {
    const { door, address, ...place } = next();
    return {
      ...base,
      ...place,
      id: city.id * 100 + index + 1,
      serviceId: OWN_SHOPS,
      name: `«Заповедник», ${door}`,
      address: `${address}. ${random.pick(texts.shops.entrances).text}`,
      phone: phoneOf(city.phoneCode, 102_100 + index),
      schedule: random.pick(texts.shops.hours),
      deliveryTime: city.isRegionalCentre ? random.pick(['сегодня', 'сегодня', 'завтра']) : 'завтра',
      fastPickup: city.fastPickup,
      sort: (index + 1) * 10,
    };
  });

  const partners = Array.from({ length: city.partnerPoints }, (_, index): PointRow => {
    const { door, address, ...place } = next();
    const isLocker = index % 3 === 2;
    return {
      ...base,
      ...place,
      id: city.id * 1000 + index + 1,
      serviceId: isLocker ? PARTNER_LOCKERS : PARTNER_POINTS,
      name: `${isLocker ? 'Постамат «Ячейка»' : 'Пункт «Рядом»'}, ${door}`,
      address: `${address}. ${random.pick((isLocker ? texts.lockers : texts.partnerPoints).entrances)}`,
      phone: phoneOf('800', isLocker ? 102_030 : 102_040),
      schedule: isLocker ? texts.lockers.hours : random.pick(texts.partnerPoints.hours),
      cost: (isLocker ? 79 : random.pick([0, 59, 99])) * 100,
      deliveryTime: partnerTime(city, random),
      sort: 500 + index * 10,
    };
  });

  return [...shops, ...partners];
}

/** Codes of the features that an address tells of: «есть пандус и парковка». */
export const featuresTold = (address: string): readonly string[] =>
  texts.shops.entrances.find(({ text }) => address.endsWith(text))?.features ?? [];

/** Our shops and the partners' points of every city (DEL-31). */
export const pickupPoints = (): PointRow[] => cityFacts.flatMap(pointsOf);
