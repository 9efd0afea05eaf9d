import { formatPrice, formatQuantity } from '@zapovednik/rules/format';
import { and, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { networkHash } from '../../../base/network-hash';
import { addDays, shopMidnight } from '../../../base/time/days';
import type { Database } from '../../../db/database';
import { lockSubject } from '../../../db/lock-subject';
import { order, orderLine } from '../../../db/schema';
import type { Context, SessionContext } from '../../../http/context';
import type { Customer } from '../../../http/session';
import type { PhoneConfirmed } from '../../codes/api';
import { refuse } from './order-error';
import type { NewOrder } from './write-order';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long the network of an order is stored. */
const NETWORK_STORED = 30 * DAY;

/** An order before it is written; money in kopecks. */
export interface WantedOrder {
  readonly phone: string;
  readonly pieces: number;
  readonly price: number;
  /** It is paid on receipt. */
  readonly isCash: boolean;
  /** The chosen delivery day, YYYY-MM-DD. */
  readonly deliveryDate: string | null;
  /** The form field of the phone. */
  readonly phoneField: string;
}

type GuestMarks = Pick<NewOrder, 'guestNetwork' | 'releaseAt'>;

const confirmed: GuestMarks = { guestNetwork: null, releaseAt: null };

const SIGN_IN = 'Войдите по коду из СМС: корзина сохранится, и заказ можно будет оформить';

/**
 * Checks the limits of orders (`order-limits.ts`) and returns the data to store for a guest order. Runs in the
 * transaction of the order, after the customer is locked and before the goods are locked. So concurrent orders for one
 * phone, or from one network, wait for each other.
 *
 * @throws Undone the order's validation error, at the field of the phone
 */
export async function checkOrderLimits(
  wanted: WantedOrder,
  buyer: Customer | null,
  context: SessionContext,
): Promise<GuestMarks> {
  // Employees are responsible for the orders that they place.
  if (context.session.operatorId !== null) return confirmed;
  const reason = buyer?.phone
    ? await whyNotCustomer(buyer.id, context)
    : ((await whyNotPhone(wanted, context)) ?? (await whyNotNetwork(wanted, context)));
  if (reason) throw refuse({ [wanted.phoneField]: reason });
  return buyer?.phone ? confirmed : guestMarks(wanted, context);
}

async function whyNotCustomer(customerId: number, context: SessionContext): Promise<string | null> {
  const { db, now, orderLimits } = context;
  const isToday = gt(order.createdAt, new Date(now().getTime() - DAY));
  const isOwn = and(eq(order.customerId, customerId), isNull(order.parentOrderId), isNull(order.employeeId));
  const orders = await db.$count(order, and(isOwn, isToday));
  return orders >= orderLimits.ORDERS_PER_CUSTOMER
    ? 'За сутки вы оформили слишком много заказов. Попробуйте завтра'
    : null;
}

async function whyNotPhone({ phone, pieces, price }: WantedOrder, context: SessionContext): Promise<string | null> {
  const { GUEST_ORDERS_PER_PHONE, GUEST_PIECES_PER_PHONE, GUEST_SUM_PER_PHONE } = context.orderLimits;
  await lockSubject(context.db, 'phone', phone);
  const used = await usage(eq(order.phone, phone), context);
  if (used.orders >= GUEST_ORDERS_PER_PHONE) return `На этот номер уже оформлено несколько заказов. ${SIGN_IN}`;
  if (used.pieces + pieces <= GUEST_PIECES_PER_PHONE && used.price + price <= GUEST_SUM_PER_PHONE * 100) return null;
  return (
    `Без подтверждения номера можно заказать до ${formatQuantity(GUEST_PIECES_PER_PHONE)} на ${formatPrice(GUEST_SUM_PER_PHONE)} ` +
    `вместе с заказами, которые ещё не оплачены. ${SIGN_IN}`
  );
}

async function whyNotNetwork({ pieces }: WantedOrder, context: SessionContext): Promise<string | null> {
  const { GUEST_ORDERS_PER_NETWORK, GUEST_PIECES_PER_NETWORK } = context.orderLimits;
  const network = networkHash(context.network);
  await lockSubject(context.db, 'network', network);
  const used = await usage(eq(order.guestNetwork, network), context);
  const fits = used.orders < GUEST_ORDERS_PER_NETWORK && used.pieces + pieces <= GUEST_PIECES_PER_NETWORK;
  return fits ? null : `Из вашей сети оформлено слишком много заказов без подтверждения номера. ${SIGN_IN}`;
}

const isOpen = and(eq(order.statusId, 'N'), eq(order.isPaid, false));

/** The guest orders of a phone or a network: the number per day, and the goods that the open ones reserve. */
async function usage(whose: SQL, { db, now }: SessionContext) {
  const isToday = gt(order.createdAt, new Date(now().getTime() - DAY));
  const piecesOf = sql`(select sum(${orderLine.quantity}) from ${orderLine} where ${orderLine.orderId} = ${order.id})`;
  const [row] = await db
    .select({
      orders: sql`count(*) filter (where ${isToday})`.mapWith(Number),
      pieces: sql`coalesce(sum(${piecesOf}) filter (where ${isOpen}), 0)`.mapWith(Number),
      price: sql`coalesce(sum(${order.price}) filter (where ${isOpen}), 0)`.mapWith(Number),
    })
    .from(order)
    .where(and(whose, isNotNull(order.guestNetwork), or(isToday, isOpen)));
  return row ?? { orders: 0, pieces: 0, price: 0 };
}

function guestMarks({ isCash, deliveryDate }: WantedOrder, context: SessionContext): GuestMarks {
  return { guestNetwork: networkHash(context.network), releaseAt: isCash ? releaseTime(deliveryDate, context) : null };
}

/**
 * The time when a guest order that is paid on receipt is cancelled, unless the shop has begun to assemble it. For a
 * later delivery day, the goods stay reserved until the end of that day.
 */
export function releaseTime(
  deliveryDate: string | null,
  { now, orderLimits }: Pick<Context, 'now' | 'orderLimits'>,
): Date {
  const soonest = new Date(now().getTime() + orderLimits.GUEST_RELEASE_HOURS * HOUR);
  const dayIsOver = deliveryDate && shopMidnight(addDays(deliveryDate, 1));
  return dayIsOver && dayIsOver > soonest ? dayIsOver : soonest;
}

/**
 * A code has confirmed the phone of a session: its guest orders for this phone become ordinary orders.
 *
 * @param tx the transaction that uses up the code, before it renews the session
 */
export async function confirmGuestOrders(tx: Database, { sessionKey, phone }: PhoneConfirmed): Promise<void> {
  await tx
    .update(order)
    .set(confirmed)
    .where(and(eq(order.sessionKey, sessionKey), eq(order.phone, phone), isNotNull(order.guestNetwork)));
}

export async function forgetOldNetworks(db: Database, now: Date): Promise<void> {
  await db
    .update(order)
    .set({ guestNetwork: null })
    .where(and(isNotNull(order.guestNetwork), lt(order.createdAt, new Date(now.getTime() - NETWORK_STORED))));
}
