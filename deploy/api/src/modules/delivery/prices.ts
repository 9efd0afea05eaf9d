import type { DeliveryPriceAnswer } from '@zapovednik/api/checkout/wire/delivery-price';
import { roubles } from '../../base/money';
import type { Context } from '../../http/context';
import { type Offer, offersIn, periodOf } from '../offers/api';
import { zonesIn } from './zones';

const roublesOrNull = (kopecks: number | null) => (kopecks === null ? null : roubles(kopecks));

/** The price of each delivery service in the city, independent of the basket (API-49). */
export async function deliveryPrices({ db, locationId, city, now }: Context): Promise<DeliveryPriceAnswer[]> {
  const offers = await offersIn(db, locationId, now(), ['courier', 'pickup', 'fast_delivery', 'fast_pickup']);
  const [cheapest] = await zonesIn(db, locationId);
  return offers.flatMap((offer) => {
    if (offer.type === 'fast_pickup' && !city.fastPickup) return [];
    if (offer.type !== 'fast_delivery') return [present(offer)];
    if (!cheapest) return [];
    const { price, freeFrom, pointId, minutes } = cheapest;
    return [present({ ...offer, price, freeFrom, fast: { shopId: pointId, minutes } })];
  });
}

const present = (offer: Offer): DeliveryPriceAnswer => ({
  ID: offer.id,
  TYPE: offer.type,
  NAME: offer.name,
  SORT: offer.sort,
  PRICE: roubles(offer.price),
  FREE_FROM: roublesOrNull(offer.freeFrom),
  INCLUDED_WEIGHT: offer.includedWeight,
  PRICE_PER_KILOGRAM: roubles(offer.pricePerKilogram),
  LIFT_PRICE: roublesOrNull(offer.liftPrice),
  PERIOD: periodOf(offer),
  INTERVALS: offer.intervals,
});
