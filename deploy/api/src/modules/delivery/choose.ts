import type { StoredSessionProfile } from '@zapovednik/api/checkout/wire/address';
import type { DeliveryType, UserDelivery } from '@zapovednik/api/checkout/wire/delivery';
import { and, eq } from 'drizzle-orm';
import { pickupPoint, session } from '../../db/schema';
import type { SessionContext } from '../../http/context';
import type { ActiveSession } from '../../http/session-cache/active-session';
import { notFound, ShopError, sessionExpired } from '../../http/shop-error';
import { offersIn } from '../offers/api';
import { fastDeliveryOf } from './fast-delivery';
import { basketGoods } from './goods';
import { markUsed } from './profiles/change-profiles';
import { inSession } from './profiles/in-session';
import { ownProfile, profilesOf } from './profiles/profiles';
import { userDelivery } from './user-delivery';

type Choice = Partial<Pick<ActiveSession, 'deliveryServiceId' | 'pickupPointId' | 'fastMode' | 'address'>>;

/** Stores a choice in the session. It applies to the city that the visitor views. */
export async function storeChoice(choice: Choice, context: SessionContext): Promise<UserDelivery> {
  const { db, session: mine, locationId } = context;
  const [changed] = await db
    .update(session)
    .set({ ...choice, locationId: mine.locationId ?? locationId })
    .where(eq(session.key, mine.key))
    .returning();
  if (!changed) throw sessionExpired();
  context.announceView(changed);
  return userDelivery({ ...context, session: changed });
}

const notOffered = (message: string) => new ShopError(409, 'not_offered', message);

/** The service of a type in this city. */
export async function serviceOf(type: DeliveryType, context: SessionContext): Promise<number> {
  const service = (await offersIn(context.db, context.locationId, context.now())).find((offer) => offer.type === type);
  if (!service) throw notOffered('Возникла ошибка');
  return service.id;
}

interface PointChoice {
  id: number;
  serviceId?: number | undefined;
  /** With fast pickup. */
  fast: boolean;
}

/** Chooses a point of this city; fast pickup only if the point has its own stock (API-46). */
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
    throw notOffered('В этом пункте нет быстрого самовывоза');
  }
  const deliveryServiceId = await serviceOf(fast ? 'fast_pickup' : 'pickup', context);
  return storeChoice({ deliveryServiceId, pickupPointId: id, fastMode: fast }, context);
}

/** Chooses a delivery service; null: none (API-45). */
export async function chooseService(id: number | null, context: SessionContext): Promise<UserDelivery> {
  if (id === null) return storeChoice({ deliveryServiceId: null, fastMode: false }, context);
  const offer = (
    await offersIn(context.db, context.locationId, context.now(), ['courier', 'pickup', 'fast_pickup', 'fast_delivery'])
  ).find((one) => one.id === id);
  if (!offer) throw notFound('Возникла ошибка');
  if (offer.type === 'fast_delivery') return chooseFastDelivery(context);
  const fast = offer.type === 'fast_pickup';
  if (fast) await checkFastPoint(context);
  return storeChoice({ deliveryServiceId: id, fastMode: fast }, context);
}

/** Fast pickup needs a chosen point with its own stock (DEL-38). */
async function checkFastPoint({ db, session: mine, city }: SessionContext): Promise<void> {
  if (mine.pickupPointId === null) throw new ShopError(409, 'no_point', 'не выбран ПВЗ');
  const [point] = await db.select().from(pickupPoint).where(eq(pickupPoint.id, mine.pickupPointId));
  if (!point?.fastPickup || !city.fastPickup) throw notOffered('В этом пункте нет быстрого самовывоза');
}

/** Chooses fast delivery of the basket to the session's address, at its current price (API-48). */
export async function chooseFastDelivery(context: SessionContext): Promise<UserDelivery> {
  const answer = await fastDeliveryOf(await basketGoods(context), context.session.address, context);
  if (!answer.offer) throw notOffered(answer.message);
  return storeChoice({ deliveryServiceId: answer.offer.id, fastMode: false }, context);
}

/** Switches from fast delivery to the ordinary courier. Any other choice stays. */
export async function leaveFastDelivery(context: SessionContext): Promise<UserDelivery> {
  const offers = await offersIn(context.db, context.locationId, context.now(), ['fast_delivery', 'courier']);
  const chosen = offers.find(({ id }) => id === context.session.deliveryServiceId);
  if (chosen?.type !== 'fast_delivery') return userDelivery(context);
  const courier = offers.find(({ type }) => type === 'courier');
  if (!courier) throw notOffered('Не удалось деактивировать цену быстрой доставки');
  return storeChoice({ deliveryServiceId: courier.id }, context);
}

/**
 * Sets the delivery address, which also chooses the courier. A saved address is used unchanged; any other address was
 * checked before (API-47).
 */
export async function chooseAddress(given: StoredSessionProfile, context: SessionContext): Promise<UserDelivery> {
  const address = given.id === undefined ? given : await savedAddress(given.id, context);
  return storeChoice({ address, deliveryServiceId: await serviceOf('courier', context), fastMode: false }, context);
}

/** A saved address of this city for the session; it is the last used one then. It must contain whether there is a lift (DEL-67). */
async function savedAddress(id: number, context: SessionContext): Promise<StoredSessionProfile> {
  const saved = await ownProfile(id, context);
  const here = await profilesOf(context.db, saved.customerId, context.locationId);
  if (!here.some((one) => one.id === id)) {
    throw notOffered(`Этот адрес в другом городе. Выберите адрес ${context.city.prepositional}`);
  }
  const missing = 'Отсуствует поле elevator';
  if (saved.address.elevator === '') throw new ShopError(400, 'validation', missing, { elevator: missing });
  await markUsed(id, context);
  return inSession(saved, context.db);
}

/** Clears service, point and fast pickup. The address stays (API-51). */
export function forgetChoice(context: SessionContext): Promise<UserDelivery> {
  return storeChoice({ deliveryServiceId: null, pickupPointId: null, fastMode: false }, context);
}
