import { eq } from 'drizzle-orm';
import type { UserDelivery } from 'shared-contracts/api/delivery';
import type { Database } from '../db/database';
import { deliveryService, pickupPoint } from '../db/schema';
import type { ActiveSession } from '../session/session';

/** What a session chose of delivery (DEL-36). */
export async function userDelivery(db: Database, session: ActiveSession): Promise<UserDelivery> {
  const [service] = await db
    .select()
    .from(deliveryService)
    .where(eq(deliveryService.id, session.deliveryServiceId ?? 0));
  const [point] = await db
    .select()
    .from(pickupPoint)
    .where(eq(pickupPoint.id, session.pickupPointId ?? 0));
  const chosen = {
    DELIVERY_ID: service?.id ?? null,
    DELIVERY_TYPE: service?.type ?? null,
    USER_PROFILE_DATA: session.address,
    PICKUP_POINT_DATA: point ? { ID: point.id, NAME: point.name, SERVICE_ID: point.serviceId } : null,
    FAST_MODE: session.fastMode ? ('Y' as const) : ('N' as const),
  };
  return {
    ...chosen,
    FAST_DELIVERY_FLAG_AVAILABLE: 'N',
    FAST_DELIVERY_PRICE: null,
    HEADER_DELIVERY_MESSAGE: headerLabel(chosen),
  };
}

type Chosen = Pick<UserDelivery, 'DELIVERY_TYPE' | 'USER_PROFILE_DATA' | 'PICKUP_POINT_DATA' | 'FAST_MODE'>;

/** The header's label by its priority (storefront §4). An address that is kept while a point is chosen is not in force. */
export function headerLabel({
  DELIVERY_TYPE: type,
  USER_PROFILE_DATA: address,
  PICKUP_POINT_DATA: point,
  FAST_MODE,
}: Chosen): string {
  if (type === 'fast_delivery') return 'Быстрая доставка';
  if (FAST_MODE === 'Y' && point) return 'Быстрый самовывоз';
  if (address && !(type === 'pickup' && point)) return 'Доставка';
  return point ? 'Самовывоз' : 'Адрес доставки или ПВЗ';
}
