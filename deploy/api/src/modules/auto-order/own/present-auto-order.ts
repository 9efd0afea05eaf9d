import type { OwnAutoOrderAnswer as Presented } from '@zapovednik/api/cabinet/wire/own-auto-order';
import { formatDate } from '@zapovednik/rules/dates';
import { desc, eq, or } from 'drizzle-orm';
import { roubles } from '../../../base/money';
import { addDays } from '../../../base/time/days';
import type { Database } from '../../../db/database';
import { coupon, order, orderLine, pickupPoint } from '../../../db/schema';
import { pictureOf } from '../../../http/pictures/picture-of';
import { presentChild } from '../../order/api';
import type { OrderRow } from '../../order-states/api';
import { priceBeforeCode } from '../../promo-codes/api';
import { asChanged } from '../next-order/as-changed';
import {
  type AutoOrderShop,
  conditionsOf,
  hoursOf,
  inStock,
  paymentReason,
  SOLD_OUT,
  sumsOf,
  wantedLines,
} from '../next-order/next-order';
import { DAYS_BEFORE, moveLimits } from '../times/when';
import type { OwnAutoOrder } from './own-auto-order';

/** The most orders in the history. */
const MOST_CHILDREN = 100;

/** An auto-order in the customer's view, with the next order at today's stock and at its prices (CAB-21). */
export async function presentAutoOrder(
  { auto, parent: repeated }: OwnAutoOrder,
  shop: AutoOrderShop,
): Promise<Presented> {
  const { db } = shop;
  const parent = asChanged(repeated, auto);
  const conditions = await conditionsOf(parent, shop);
  const lines = await wantedLines(db, parent, auto);
  const before = await pricesBefore(db, parent.id);
  const ordered = inStock(lines);
  const sums = conditions.impossible === undefined ? sumsOf(conditions, parent, ordered) : null;
  const reason =
    conditions.impossible === undefined ? paymentReason(repeated, auto.paySystemId, conditions.payment) : null;
  const limits = moveLimits(shop.now(), conditions.impossible === undefined ? conditions.offer.daysFrom : 0);
  return {
    id: parent.id,
    state: auto.cancelledAt ? 'ended' : auto.pausedAt ? 'paused' : 'active',
    interval: { interval: auto.interval, type: auto.unit, variant: auto.variant },
    nextDate: formatDate(auto.nextDate),
    madeOn: formatDate(addDays(auto.nextDate, -DAYS_BEFORE)),
    moveFrom: formatDate(limits.from),
    moveTo: formatDate(limits.to),
    goods: lines.map(({ product, quantity, price, available }) => ({
      productId: product.id,
      code: product.code,
      name: product.name,
      picture: pictureOf('product', product.id),
      quantity,
      price: roubles(price),
      ...presentBefore(before.get(product.id), price),
      available,
    })),
    goodsPrice: roubles(sums?.goods ?? 0),
    deliveryPrice: roubles(sums ? sums.delivery + sums.lift : 0),
    total: roubles(ordered.length > 0 && sums ? sums.total : 0),
    arePricesKept: auto.toldPrices !== null,
    deliveryName: parent.deliveryName,
    deliveryPlace: await placeLine(db, parent),
    deliveryInterval: conditions.impossible === undefined ? hoursOf(conditions.offer, parent) : parent.deliveryInterval,
    paymentName: conditions.impossible === undefined ? conditions.payment.name : parent.paymentName,
    ...(reason && { paymentReason: reason }),
    recipient: parent.contactName,
    recipientPhone: parent.phone,
    recipientEmail: parent.email,
    changed: {
      place: auto.place && { kind: auto.place.kind, id: auto.place.id },
      paymentId: auto.paySystemId,
      recipient: auto.recipient,
    },
    problem: auto.problem,
    obstacle: conditions.impossible ?? (ordered.length === 0 ? SOLD_OUT : null),
    children: (await childrenOf(db, parent.id)).map(presentChild),
  };
}

/** A price in an earlier order, in kopecks, and the percentage of its promotion code. */
interface PaidPrice {
  paid: number;
  percent: number | null;
}

/** The price before, without its promotion code; what was paid, if the code made a difference. */
function presentBefore(before: PaidPrice | undefined, now: number) {
  if (!before) return { priceBefore: null };
  const listed = priceBeforeCode(before.paid, before.percent, now);
  return { priceBefore: roubles(listed), ...(listed !== before.paid && { paidBefore: roubles(before.paid) }) };
}

/**
 * The price of one piece in the last order with a product: in the parent order, or in one that the auto-order made.
 */
async function pricesBefore(db: Database, parentId: number): Promise<Map<number, PaidPrice>> {
  const rows = await db
    .selectDistinctOn([orderLine.productId], {
      productId: orderLine.productId,
      paid: orderLine.price,
      percent: coupon.percent,
    })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .leftJoin(coupon, eq(coupon.code, order.couponCode))
    .where(or(eq(order.id, parentId), eq(order.parentOrderId, parentId)))
    .orderBy(orderLine.productId, desc(order.id));
  return new Map(rows.map(({ productId, ...price }) => [productId, price]));
}

/** The address, or the pickup point with its address. */
export async function placeLine(
  db: Database,
  { pickupPointId, deliveryAddress }: Pick<OrderRow, 'pickupPointId' | 'deliveryAddress'>,
): Promise<string> {
  if (pickupPointId === null) return deliveryAddress;
  const [point] = await db
    .select({ name: pickupPoint.name })
    .from(pickupPoint)
    .where(eq(pickupPoint.id, pickupPointId));
  return pointLine(point?.name ?? '', deliveryAddress);
}

/** A pickup point in one line. Many names already contain the address. */
export function pointLine(name: string, address: string): string {
  const [door = address] = /^\D*\d+/.exec(address) ?? [];
  if (name === '') return address;
  return name.includes(door) ? name : `${name}, ${address}`;
}

const childrenOf = (db: Database, parentId: number) =>
  db
    .select({ id: order.id, statusId: order.statusId, deliveryDate: order.deliveryDate, price: order.price })
    .from(order)
    .where(eq(order.parentOrderId, parentId))
    .orderBy(desc(order.id))
    .limit(MOST_CHILDREN);
