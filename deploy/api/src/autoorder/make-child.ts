import { and, eq } from 'drizzle-orm';
import { type PricedLine, priceLines } from '../basket/load-basket';
import { totalsOf } from '../basket/totals';
import type { Database } from '../db/database';
import { orderLine, pickupPoint } from '../db/schema';
import { type Offer, offersIn } from '../delivery/offers';
import type { Shop } from '../http/context';
import { addDays } from '../order/days';
import { deliveryCost, isPickup } from '../order/delivery-cost';
import { paySystemsFor } from '../order/pay-systems';
import { reserve } from '../order/reserve';
import type { OrderRow } from '../order/status/apply-event';
import { payBy, writeOrder } from '../order/write-order';

/** The services that making a child order needs; `db` is a transaction. */
export type AutoOrderShop = Pick<Shop, 'db' | 'partners' | 'now'>;

export type Child =
  /** `short`: names of goods with too little or no stock. */
  | { readonly order: OrderRow; readonly short: readonly string[]; readonly impossible?: undefined }
  | { readonly impossible: string };

/** Makes the order that repeats `parent` on a day, at today's prices and from today's stock; or returns why it cannot be made. */
export async function makeChild(parent: OrderRow, due: string, shop: AutoOrderShop): Promise<Child> {
  const { db: tx } = shop;
  const now = shop.now();
  const offers = await offersIn(tx, parent.locationId, now);
  const offer = offers.find(({ id }) => id === parent.deliveryServiceId);
  if (!offer) return { impossible: 'Такой доставки в вашем городе больше нет' };
  const point = await pointOf(tx, parent);
  if (isPickup(offer) && !point) return { impossible: 'Пункт самовывоза закрыт' };
  const payment = await paymentOf(parent, offer, shop);
  if (!payment) return { impossible: 'Нет подходящего способа оплаты' };
  const { lines, short } = await takeGoods(tx, parent);
  if (lines.length === 0) return { impossible: 'Товаров из заказа сейчас нет в наличии' };

  const { price: goods, weight } = totalsOf({ lines, coupon: null });
  const delivery = deliveryCost(offer, point, { price: goods, weight });
  const first = addDays(offer.today, offer.daysFrom);
  const hasHours = offer.intervals.length === 0 || offer.intervals.includes(parent.deliveryInterval);
  const lift = parent.liftPrice > 0 ? (offer.liftPrice ?? 0) : 0;
  const order = await writeOrder(
    tx,
    {
      ...sameAs(parent),
      source: 'auto_order',
      autoOrderDate: due,
      payBy: payBy(payment, now),
      paySystemId: payment.id,
      paymentName: payment.name,
      deliveryName: offer.name,
      deliveryDate: due > first ? due : first,
      deliveryInterval: hasHours ? parent.deliveryInterval : (offer.intervals[0] ?? ''),
      deliveryPrice: delivery,
      liftPrice: lift,
      bonusOut: 0,
      basketPrice: goods,
      price: goods + delivery + lift,
      createdAt: now,
    },
    lines,
  );
  return { order, short };
}

/** The fields that a child copies: customer, address, recipient. It has no session. */
const sameAs = (parent: OrderRow) => ({
  sessionKey: '',
  parentOrderId: parent.id,
  customerId: parent.customerId,
  locationId: parent.locationId,
  deliveryServiceId: parent.deliveryServiceId,
  deliveryType: parent.deliveryType,
  pickupPointId: parent.pickupPointId,
  stockPointId: parent.stockPointId,
  address: parent.address,
  deliveryAddress: parent.deliveryAddress,
  contactName: parent.contactName,
  phone: parent.phone,
  email: parent.email,
  description: parent.description,
  acceptEmail: parent.acceptEmail,
  acceptNotCall: parent.acceptNotCall,
});

async function pointOf(tx: Database, { pickupPointId }: OrderRow) {
  if (pickupPointId === null) return null;
  const [point] = await tx
    .select()
    .from(pickupPoint)
    .where(and(eq(pickupPoint.id, pickupPointId), eq(pickupPoint.handsOut, true)));
  return point ?? null;
}

/** The customer is not on the site to pay, so the order is paid on receipt, if that is possible. */
async function paymentOf({ paySystemId }: OrderRow, { type }: Offer, shop: AutoOrderShop) {
  const fitting = await paySystemsFor(shop, type);
  const same = fitting.find(({ id }) => id === paySystemId);
  return same?.isCash ? same : (fitting.find(({ isCash }) => isCash) ?? same);
}

/** Reserves the goods of the parent, as far as they are in stock. */
async function takeGoods(tx: Database, { id, locationId, customerId }: OrderRow) {
  const where = { locationId, shopId: null };
  const wanted = await tx.select().from(orderLine).where(eq(orderLine.orderId, id)).orderBy(orderLine.id);
  const all = await priceLines(tx, wanted, where, customerId);
  const short = new Map<number, string>();
  const reduce = (lines: PricedLine[]) =>
    lines.flatMap((line) => {
      if (line.quantity <= line.available) return line;
      short.set(line.product.id, line.product.name);
      return line.available > 0 ? { ...line, quantity: line.available } : [];
    });
  let lines = reduce(all);
  // Goods sold since the first check. Now the other rows are locked, so the second check is exact.
  const missing = new Map((await reserve(tx, lines, where)).map((line) => [line.product.id, line.available]));
  if (missing.size > 0) {
    lines = reduce(lines.map((line) => ({ ...line, available: missing.get(line.product.id) ?? line.available })));
    await reserve(tx, lines, where);
  }
  return { lines, short: [...short.values()] };
}
