import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { type autoOrder, orderLine, pickupPoint } from '../../../db/schema';
import type { Shop } from '../../../http/context';
import { type PricedLine, priceLines, totalsOf } from '../../basket/api';

import { deliveryCost, isPickup, type PointRow } from '../../delivery/api';

import { type Offer, offersIn } from '../../offers/api';
import type { OrderRow } from '../../order-states/api';
import { type PaySystemRow, paySystemsFor } from '../../pay-systems/api';

export type AutoOrderRow = typeof autoOrder.$inferSelect;

/** The services that auto-orders need. */
export type AutoOrderShop = Pick<Shop, 'db' | 'partners' | 'now' | 'events'>;

export const SOLD_OUT = 'Товаров из заказа сейчас нет в наличии';

/** How a repetition of `parent` is delivered and paid today, or the reason why that is impossible. */
export type Conditions =
  | {
      readonly offer: Offer;
      readonly point: PointRow | null;
      readonly payment: PaySystemRow;
      readonly impossible?: undefined;
    }
  | { readonly impossible: string };

export async function conditionsOf(parent: OrderRow, shop: AutoOrderShop): Promise<Conditions> {
  const offers = await offersIn(shop.db, parent.locationId, shop.now());
  const offer = offers.find(({ id }) => id === parent.deliveryServiceId);
  if (!offer) return { impossible: 'Такой доставки в вашем городе больше нет' };
  const point = await pointOf(shop.db, parent);
  if (isPickup(offer) && !point) return { impossible: 'Пункт самовывоза закрыт' };
  const payment = await paymentOf(parent, offer, shop);
  return payment ? { offer, point, payment } : { impossible: 'Нет подходящего способа оплаты' };
}

async function pointOf(db: Database, { pickupPointId }: OrderRow) {
  if (pickupPointId === null) return null;
  const [point] = await db
    .select()
    .from(pickupPoint)
    .where(and(eq(pickupPoint.id, pickupPointId), eq(pickupPoint.handsOut, true)));
  return point ?? null;
}

/** The customer is not on the site to pay, so an auto-order is paid on receipt if possible. */
export async function paymentsFor({ type }: Pick<Offer, 'type'>, shop: AutoOrderShop): Promise<PaySystemRow[]> {
  const fitting = await paySystemsFor(shop, type);
  const onReceipt = fitting.filter(({ isCash }) => isCash);
  return onReceipt.length > 0 ? onReceipt : fitting;
}

async function paymentOf({ paySystemId }: OrderRow, offer: Offer, shop: AutoOrderShop) {
  const possible = await paymentsFor(offer, shop);
  return possible.find(({ id }) => id === paySystemId) ?? possible.find(({ isCash }) => isCash);
}

/**
 * Why the next order is not paid as the customer has chosen, or null when it is: nobody is charged while they are away,
 * and a way to pay can be closed.
 */
export function paymentReason(
  { paySystemId, paymentName }: Pick<OrderRow, 'paySystemId' | 'paymentName'>,
  changed: AutoOrderRow['paySystemId'],
  payment: Pick<PaySystemRow, 'id'>,
): string | null {
  if (payment.id === (changed ?? paySystemId)) return null;
  return changed === null
    ? `«${paymentName}», как в первом заказе, для автозаказа не подходит: без вас деньги не спишутся`
    : 'Способ, который вы выбрали, сейчас недоступен';
}

/** The delivery hours of the parent order, if the shop still offers them. */
export function hoursOf({ intervals }: Pick<Offer, 'intervals'>, { deliveryInterval }: OrderRow): string {
  if (intervals.length === 0 || intervals.includes(deliveryInterval)) return deliveryInterval;
  return intervals[0] ?? '';
}

/**
 * The goods of an auto-order, with today's stock and prices, or with the price that the customer was told if that is
 * lower. Goods that are no longer sold are left out.
 */
export async function wantedLines(
  db: Database,
  { id, locationId, customerId, deliveryType }: OrderRow,
  { goods, toldPrices }: Pick<AutoOrderRow, 'goods' | 'toldPrices'>,
): Promise<PricedLine[]> {
  const wanted =
    goods?.map((line, at) => ({ id: at + 1, ...line })) ??
    (await db.select().from(orderLine).where(eq(orderLine.orderId, id)).orderBy(asc(orderLine.id)));
  const lines = await priceLines(db, wanted, { locationId, shopId: null }, customerId);
  return asTold(isPickup({ type: deliveryType }) ? lines : lines.map(withoutDelivery), toldPrices);
}

/** A prescription medicine is not brought to a door, also if it was none when the auto-order began. */
const withoutDelivery = (line: PricedLine): PricedLine =>
  line.product.isPrescription ? { ...line, available: 0 } : line;

/** Lines that are not more expensive than the customer was told. */
export function asTold(lines: readonly PricedLine[], told: AutoOrderRow['toldPrices']): PricedLine[] {
  const prices = new Map(told?.map(({ productId, price }) => [productId, price]));
  return lines.map((line) => ({ ...line, price: Math.min(line.price, prices.get(line.product.id) ?? line.price) }));
}

/** The prices of these lines, to be told to the customer. */
export const pricesOf = (lines: readonly PricedLine[]) =>
  lines.map(({ product, price }) => ({ productId: product.id, price }));

/** The lines, up to their stock. */
export const inStock = (lines: readonly PricedLine[]): PricedLine[] =>
  lines.flatMap((line) => {
    if (line.quantity <= line.available) return line;
    return line.available > 0 ? { ...line, quantity: line.available } : [];
  });

/** The sums of an order with these lines, in kopecks. */
export function sumsOf(
  { offer, point }: Extract<Conditions, { offer: Offer }>,
  { liftPrice }: Pick<OrderRow, 'liftPrice'>,
  lines: PricedLine[],
) {
  const { price: goods, weight } = totalsOf({ lines, coupon: null });
  const delivery = deliveryCost(offer, point, { price: goods, weight });
  const lift = liftPrice > 0 ? (offer.liftPrice ?? 0) : 0;
  return { goods, delivery, lift, total: goods + delivery + lift };
}
