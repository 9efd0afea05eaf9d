import { and, eq } from 'drizzle-orm';
import type { Address, DeliveryType, UserDelivery } from 'shared-contracts/api/delivery';
import { pickupPoint, session } from '../db/schema';
import type { SessionContext } from '../http/context';
import { notFound, ShopError, sessionExpired } from '../http/shop-error';
import type { ActiveSession } from '../session/session';
import { offersIn } from './offers';
import { userDelivery } from './user-delivery';

type Choice = Partial<Pick<ActiveSession, 'deliveryServiceId' | 'pickupPointId' | 'fastMode' | 'address'>>;

/** Keeps a choice with the session; it is one in the city that the visitor looks at. */
async function keep(choice: Choice, context: SessionContext): Promise<UserDelivery> {
  const { db, session: mine, locationId } = context;
  const [changed] = await db
    .update(session)
    .set({ ...choice, locationId: mine.locationId ?? locationId })
    .where(eq(session.key, mine.key))
    .returning();
  if (!changed) throw sessionExpired();
  context.announceView(changed);
  return userDelivery(db, changed);
}

async function serviceOf(type: DeliveryType, { db, locationId }: SessionContext): Promise<number> {
  const service = (await offersIn(db, locationId)).find((offer) => offer.type === type);
  if (!service) throw new ShopError(409, 'not_offered', 'Возникла ошибка');
  return service.id;
}

interface PointChoice {
  id: number;
  serviceId?: number | undefined;
  /** With fast pickup. */
  fast: boolean;
}

/** Chooses a point of this city; fast pickup only where the point has goods of its own (API-46). */
export async function choosePoint(
  { id, serviceId, fast }: PointChoice,
  context: SessionContext,
): Promise<UserDelivery> {
  const [point] = await context.db
    .select()
    .from(pickupPoint)
    .where(and(eq(pickupPoint.id, id), eq(pickupPoint.locationId, context.locationId), eq(pickupPoint.handsOut, true)));
  if (!point || (serviceId && serviceId !== point.serviceId)) throw notFound('Пункт самовывоза не найден');
  if (fast && !(point.fastPickup && context.city.fastPickup)) {
    throw new ShopError(409, 'not_offered', 'В этом пункте нет быстрого самовывоза');
  }
  const deliveryServiceId = await serviceOf(fast ? 'fast_pickup' : 'pickup', context);
  return keep({ deliveryServiceId, pickupPointId: id, fastMode: fast }, context);
}

/** Chooses a way of delivery; null: none (API-45). */
export async function chooseService(id: number | null, context: SessionContext): Promise<UserDelivery> {
  if (id === null) return keep({ deliveryServiceId: null, fastMode: false }, context);
  const offer = (await offersIn(context.db, context.locationId)).find((one) => one.id === id);
  if (!offer) throw notFound('Возникла ошибка');
  const fast = offer.type === 'fast_pickup';
  if (fast && context.session.pickupPointId === null) throw new ShopError(409, 'no_point', 'не выбран ПВЗ');
  return keep({ deliveryServiceId: id, fastMode: fast }, context);
}

/** The address to deliver to, which chooses the courier (API-47). */
export async function chooseAddress(address: Address, context: SessionContext): Promise<UserDelivery> {
  return keep({ address, deliveryServiceId: await serviceOf('courier', context), fastMode: false }, context);
}

/** Forgets service, point and fast pickup; the address stays (API-51). */
export function forgetChoice(context: SessionContext): Promise<UserDelivery> {
  return keep({ deliveryServiceId: null, pickupPointId: null, fastMode: false }, context);
}
