import type { Address } from '@zapovednik/api/checkout/wire/address';
import type { Context } from '../../http/context';
import { type Offer, offersIn } from '../offers/api';
import { isPickup } from './delivery-cost';
import { fastDeliveryOf } from './fast-delivery';
import type { Goods } from './goods';

/**
 * The delivery services that are available for these goods and this address, by SORT (ORD-09): with fast delivery if
 * possible, and with charity if the city has shelters; for prescription medicines pickup only. Charity is for one order (ORD-34), so it is not stored in the
 * session.
 */
export async function offersFor(
  goods: Goods,
  address: Pick<Address, 'coords'> | null,
  context: Pick<Context, 'db' | 'locationId' | 'city' | 'now'>,
): Promise<Offer[]> {
  const all = await offersIn(context.db, context.locationId, context.now(), [
    'courier',
    'pickup',
    'fast_pickup',
    'charity',
  ]);
  const open = all.filter(({ type }) => type !== 'fast_pickup' || context.city.fastPickup);
  if (goods.isPickupOnly && open.some(isPickup)) return open.filter(isPickup);
  if (!address?.coords) return open;
  const { offer } = await fastDeliveryOf(goods, address, context);
  return offer ? [...open, offer].sort((one, other) => one.sort - other.sort || one.id - other.id) : open;
}
