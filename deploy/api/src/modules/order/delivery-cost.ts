import type { PointRow } from '../delivery/points';
import { deliveryPrice, type Offer } from '../offers/offers';

export const isPickup = ({ type }: Pick<Offer, 'type'>): boolean => type === 'pickup' || type === 'fast_pickup';

/** Kopecks for delivering goods with this price (kopecks) and weight (grams), with the point's own cost. */
export const deliveryCost = (offer: Offer, point: PointRow | null, goods: { price: number; weight: number }): number =>
  deliveryPrice(offer, goods.price, goods.weight) + (isPickup(offer) ? (point?.cost ?? 0) : 0);
