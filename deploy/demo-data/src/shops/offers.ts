import type { deliveryOffer } from 'deploy-api/db/schema/index';
import { type CityFacts, cityFacts } from 'deploy-api/seed/places/city-facts';
import * as z from 'zod/mini';
import { readData } from '../reading/read-data';

type OfferRow = typeof deliveryOffer.$inferInsert;

/**
 * The price of a courier in a city, in roubles, by the city's code. It grows with the distance from a distribution
 * centre.
 */
const courierPrices = readData(
  'shops/courier-prices.json',
  z.record(
    z.string(),
    z.strictObject({
      price: z.number(),
      /** Free from this sum of an order on. */
      freeFrom: z.number(),
      /** The price of carrying to the floor. */
      lift: z.number(),
    }),
  ),
);

/** An offer without a price and without choices. */
const plain = {
  price: 0,
  freeFrom: null,
  includedWeight: null,
  pricePerKilogram: 0,
  cutOff: null,
  daysToChoose: 0,
  intervals: [],
  liftPrice: null,
};

function offersOf(city: CityFacts): OfferRow[] {
  const locationId = city.id;
  const { price, freeFrom, lift } = courierPrices[city.code] ?? { price: 299, freeFrom: 3000, lift: 149 };
  const centre = city.isRegionalCentre;
  const offers: OfferRow[] = [
    {
      serviceId: 1,
      locationId,
      price: price * 100,
      freeFrom: freeFrom * 100,
      includedWeight: (centre ? 30 : 20) * 1000,
      pricePerKilogram: (centre ? 7 : 12) * 100,
      cutOff: centre ? '20:00' : '16:00',
      daysFrom: centre ? 1 : 2,
      daysToChoose: 7,
      intervals: centre ? ['10:00–14:00', '14:00–18:00', '18:00–22:00'] : ['10:00–18:00', '18:00–22:00'],
      liftPrice: lift * 100,
    },
    { ...plain, serviceId: 2, locationId, daysFrom: centre ? 0 : 1, cutOff: centre ? '17:00' : null },
    { ...plain, serviceId: 5, locationId, daysFrom: 3 },
  ];
  // Its price and weight are in the zones (`zones.ts`).
  if (city.fastDelivery) offers.push({ ...plain, serviceId: 3, locationId, daysFrom: 0, liftPrice: lift * 100 });
  if (city.fastPickup) offers.push({ ...plain, serviceId: 4, locationId, daysFrom: 0 });
  return offers;
}

/** The places of each delivery service (ORD-01). */
export const deliveryOffers = (): OfferRow[] => cityFacts.flatMap(offersOf);
