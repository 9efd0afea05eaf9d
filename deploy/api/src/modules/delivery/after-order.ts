import type { StoredAddress } from '@zapovednik/api/checkout/wire/address';
import type { UserDelivery } from '@zapovednik/api/checkout/wire/delivery';
import { and, desc, eq } from 'drizzle-orm';
import { order } from '../../db/schema';
import type { SessionContext } from '../../http/context';
import { ShopError } from '../../http/shop-error';
import { basketGoods } from '../basket/api';
import { placeOfTown } from './address/town';
import { serviceOf, storeChoice } from './choose';
import { saveProfile } from './profiles/change-profiles';
import { userDelivery } from './user-delivery';

/**
 * Stores the delivery of the session's last order for the next one (ORD-39): its point, or its address, which is also
 * saved for a customer. Fast delivery is not stored. Without an order nothing changes.
 */
export async function storeLastDelivery(context: SessionContext): Promise<UserDelivery> {
  const { db, session, locationId } = context;
  const [last] = await db
    .select()
    .from(order)
    .where(and(eq(order.sessionKey, session.key), eq(order.locationId, locationId)))
    .orderBy(desc(order.id))
    .limit(1);
  if (!last) return userDelivery(context);
  if (last.pickupPointId !== null) {
    // What the shop did not have is still in the basket: from the city's stock it comes to the same point.
    const isRest = last.deliveryType === 'fast_pickup' && (await basketGoods(context)).length > 0;
    const deliveryServiceId = isRest ? await serviceOf('pickup', context) : last.deliveryServiceId;
    const fastMode = last.deliveryType === 'fast_pickup' && !isRest;
    return storeChoice({ deliveryServiceId, pickupPointId: last.pickupPointId, fastMode }, context);
  }
  const { address } = last;
  if (!address) return userDelivery(context);
  const id = await savedIfRoom(address, context);
  const deliveryServiceId = await serviceOf('courier', context);
  return storeChoice({ deliveryServiceId, fastMode: false, address: { ...address, ...(id && { id }) } }, context);
}

/** The id of the customer's saved address. Null if the visitor is anonymous or already has the most saved addresses. */
async function savedIfRoom({ town, ...address }: StoredAddress, context: SessionContext): Promise<number | null> {
  const { customerId } = context.session;
  if (customerId === null) return null;
  try {
    const place = await placeOfTown(town, context.locationId, context);
    return await saveProfile(address, place, { ...context, customerId });
  } catch (error) {
    if (error instanceof ShopError && error.code === 'limit') return null;
    throw error;
  }
}
