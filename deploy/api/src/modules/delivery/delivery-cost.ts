import { deliveryPrice, type Offer } from '../offers/api';
import type { PointRow } from './points';

export const isPickup = ({ type }: { readonly type: string }): boolean => type === 'pickup' || type === 'fast_pickup';

/**
 * The cost of a delivery in kopecks, for goods with this price (kopecks) and weight (grams), including the point's own
 * cost.
 */
export const deliveryCost = (offer: Offer, point: PointRow | null, goods: { price: number; weight: number }): number =>
  deliveryPrice(offer, goods.price, goods.weight) + (isPickup(offer) ? (point?.cost ?? 0) : 0);
