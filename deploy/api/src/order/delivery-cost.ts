import { deliveryPrice, type Offer } from '../delivery/offers';
import type { PointRow } from '../delivery/points';

export const isPickup = ({ type }: Pick<Offer, 'type'>): boolean => type === 'pickup' || type === 'fast_pickup';

/** Kopecks for bringing goods of this worth (kopecks) and weight (grams), the point's own cost included. */
export const deliveryCost = (offer: Offer, point: PointRow | null, goods: { price: number; weight: number }): number =>
  deliveryPrice(offer, goods.price, goods.weight) + (isPickup(offer) ? (point?.cost ?? 0) : 0);
