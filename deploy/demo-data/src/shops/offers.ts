import type { deliveryOffer } from 'deploy-api/db/schema/index';
import { type CityFacts, cityFacts } from 'deploy-api/seed/places/city-facts';

type OfferRow = typeof deliveryOffer.$inferInsert;

/** What a courier costs in a city, in roubles: for an order, from which sum on nothing, for carrying to the floor. */
type Tariff = readonly [price: number, freeFrom: number, lift: number];

/** By code of the city: the farther from a distribution centre, the dearer. */
const tariffs: Readonly<Record<string, Tariff>> = {
  ekaterinburg: [149, 1500, 99],
  perm: [199, 2000, 99],
  pervouralsk: [199, 2000, 99],
  chelyabinsk: [179, 1800, 99],
  tyumen: [199, 2000, 99],
  nizhniy_tagil: [229, 2500, 99],
  ufa: [199, 2500, 129],
  kurgan: [249, 3000, 99],
  magnitogorsk: [259, 3000, 99],
  kamensk_uralskiy: [229, 2500, 99],
  surgut: [349, 4000, 149],
  novosibirsk: [229, 2500, 129],
  omsk: [269, 3000, 129],
  moskva: [299, 3500, 199],
};

/** Nothing to pay, nothing to choose. */
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
  const [price, freeFrom, lift] = tariffs[city.code] ?? [299, 3000, 149];
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
  // Its price and weight are the zones' (`zones.ts`).
  if (city.fastDelivery) offers.push({ ...plain, serviceId: 3, locationId, daysFrom: 0, liftPrice: lift * 100 });
  if (city.fastPickup) offers.push({ ...plain, serviceId: 4, locationId, daysFrom: 0 });
  return offers;
}

/** Where each way of delivery is offered (ORD-01). */
export const deliveryOffers = (): OfferRow[] => cityFacts.flatMap(offersOf);
