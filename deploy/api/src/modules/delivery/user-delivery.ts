import type { UserDelivery } from '@zapovednik/api/checkout/wire/delivery';
import { toFlag } from '@zapovednik/rules/format';
import { and, eq } from 'drizzle-orm';
import { roubles } from '../../base/money';
import { deliveryService, pickupPoint } from '../../db/schema';
import type { Context } from '../../http/context';
import type { ActiveSession } from '../../http/session-cache/active-session';
import { deliveryPrice, offersIn } from '../offers/api';
import { fastDeliveryOf } from './fast-delivery';
import { basketGoods } from './goods';

/** A call with a session. */
type OfSession = Context & { session: ActiveSession };

/** The session's delivery choice (DEL-36). */
export async function userDelivery(context: OfSession): Promise<UserDelivery> {
  const { db, session } = context;
  // If the point no longer hands out orders, another one must be chosen (CIT-17).
  const [point] = await db
    .select()
    .from(pickupPoint)
    .where(
      and(
        eq(pickupPoint.id, session.pickupPointId ?? 0),
        eq(pickupPoint.handsOut, true),
        session.fastMode ? eq(pickupPoint.fastPickup, true) : undefined,
      ),
    );
  const fast = await fastFor(context);
  const service = await serviceInForce(context, fast !== null);
  const chosen = {
    DELIVERY_ID: service?.id ?? null,
    DELIVERY_TYPE: service?.type ?? null,
    USER_PROFILE_DATA: session.address,
    PICKUP_POINT_DATA: point ? { ID: point.id, NAME: point.name, SERVICE_ID: point.serviceId } : null,
    FAST_MODE: toFlag(session.fastMode),
  };
  return {
    ...chosen,
    FAST_DELIVERY_FLAG_AVAILABLE: toFlag(fast !== null),
    FAST_DELIVERY_PRICE: fast && service?.type === 'fast_delivery' ? roubles(fast.price) : null,
    HEADER_DELIVERY_MESSAGE: headerLabel(chosen),
    ONE_FAST_PICKUP_POINT: toFlag(await hasOneFastPoint(context)),
  };
}

/** Whether the city has FAST_PICKUP_MODE and exactly one point with fast pickup (DEL-50). */
async function hasOneFastPoint({ db, city, locationId }: Pick<Context, 'db' | 'city' | 'locationId'>) {
  if (!city.fastPickupMode || !city.fastPickup) return false;
  const points = await db
    .select({ id: pickupPoint.id })
    .from(pickupPoint)
    .where(
      and(eq(pickupPoint.locationId, locationId), eq(pickupPoint.handsOut, true), eq(pickupPoint.fastPickup, true)),
    )
    .limit(2);
  return points.length === 1;
}

/** The price of fast delivery of the basket to the session's address, in kopecks. Null if it is not possible. */
async function fastFor(context: OfSession): Promise<{ price: number } | null> {
  const { address } = context.session;
  if (!address?.coords) return null;
  const goods = await basketGoods(context);
  const { offer } = await fastDeliveryOf(goods, address, context);
  return offer && { price: deliveryPrice(offer, goods.price) };
}

/** The chosen service. While fast delivery is not possible, the ordinary courier replaces it. */
async function serviceInForce(context: OfSession, fastPossible: boolean) {
  const { db, session, locationId, now } = context;
  const [chosen] = await db
    .select()
    .from(deliveryService)
    .where(eq(deliveryService.id, session.deliveryServiceId ?? 0));
  if (chosen?.type !== 'fast_delivery' || fastPossible) return chosen;
  return (await offersIn(db, locationId, now())).find(({ type }) => type === 'courier');
}

type Chosen = Pick<UserDelivery, 'DELIVERY_TYPE' | 'USER_PROFILE_DATA' | 'PICKUP_POINT_DATA' | 'FAST_MODE'>;

/** The header's label, by priority (storefront §4). A stored address is not used while a point is chosen. */
function headerLabel({
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

/**
 * The delivery in a session's answer. A choice belongs to a location. Without a choice, only the city's single point
 * can be used (DEL-50).
 */
export async function deliveryOfSession(session: ActiveSession, context: Context): Promise<UserDelivery | null> {
  const isWithoutChoice = session.locationId === null && !(await hasOneFastPoint(context));
  return isWithoutChoice ? null : userDelivery({ ...context, session });
}
