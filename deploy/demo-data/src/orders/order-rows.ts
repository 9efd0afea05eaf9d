import { addDays, shopDay } from 'deploy-api/base/time/days';
import type { bonusMovement, order, orderLine, pickupPoint } from 'deploy-api/db/schema/index';
import { addressLine } from 'deploy-api/modules/delivery/address/address-line';
import { statuses } from 'deploy-api/modules/order-states/statuses';
import { deliveryServices, paySystems } from 'deploy-api/seed/delivery';
import { type Random, randomOf } from '../random/random';
import { deliveryOffers } from '../shops/offers';
import { pickupPoints } from '../shops/pickup-points';
import type { PastOrder } from './past-orders';
import { basketOf, quantityOf, type Shelf } from './shelves';

type OrderRow = typeof order.$inferInsert & { id: number; basketPrice: number };
type LineRow = typeof orderLine.$inferInsert;
export type MovementRow = typeof bonusMovement.$inferInsert & { amount: number; at: Date };

/** The customer's fields that an order stores. */
export interface Buyer {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** The goods for the customer's animals. */
  readonly shelves: readonly Shelf[];
}

const DAY = 86_400_000;
/** The main city, with its shops and its courier. */
const LOCATION = 2201;
const COURIER = 1;
const PICKUP = 2;
const intervals = ['10:00–14:00', '14:00–18:00', '18:00–22:00'];
const streets = ['улица Малышева', 'улица Куйбышева', 'улица Белинского', 'проспект Ленина', 'улица 8 Марта'];

/** The delivery of past orders: the shops of the main city, and the price of its courier. */
export interface DeliveryOptions {
  readonly shops: readonly (typeof pickupPoint.$inferInsert)[];
  readonly courier: { readonly price: number; readonly freeFrom: number };
}

export function mainCityDelivery(): DeliveryOptions {
  const offer = deliveryOffers().find(({ locationId, serviceId }) => locationId === LOCATION && serviceId === COURIER);
  return {
    shops: pickupPoints().filter(({ locationId, fastPickup }) => locationId === LOCATION && fastPickup),
    courier: { price: offer?.price ?? 0, freeFrom: offer?.freeFrom ?? Number.POSITIVE_INFINITY },
  };
}

interface OrderRowOptions {
  readonly id: number;
  readonly deliveryOptions: DeliveryOptions;
  readonly past: PastOrder;
  readonly buyer: Buyer;
  readonly seed: number;
  readonly today: Date;
  /** The parent order and its lines. */
  readonly parent: { readonly id: number; readonly lines: readonly LineRow[] } | null;
}

/** A past order with its lines, as it would have been stored at that time. */
export function orderRows(options: OrderRowOptions): { row: OrderRow; lines: LineRow[] } {
  const { id, past, deliveryOptions, buyer, today, seed, parent } = options;
  const random = randomOf(seed, 'order', id);
  const lines = parent ? parent.lines.map((line) => ({ ...line, orderId: id })) : linesOf(options, random);
  const basketPrice = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const createdAt = new Date(today.getTime() - past.daysAgo * DAY);
  // The delivery day of an order that is still on its way is tomorrow.
  const day = shopDay(statuses[past.statusId].inWork ? today : createdAt);
  const delivery = deliveryOf(past, deliveryOptions, { goods: basketPrice, day }, random);
  const payment = paymentOf(past);
  const isPaid = past.online ?? past.statusId === 'F';
  const row: OrderRow = {
    id,
    // It equals no session key, because session keys are hashes of ids.
    sessionKey: 'long ago',
    customerId: buyer.id,
    locationId: LOCATION,
    statusId: past.statusId,
    isPaid: isPaid && !statuses[past.statusId].hidesPayment,
    payBy: past.online ? new Date(createdAt.getTime() + 3_600_000) : null,
    source:
      past.channel === 'counter'
        ? 'retail'
        : past.repeats
          ? 'auto_order'
          : past.channel === 'one_click'
            ? past.channel
            : 'site',
    parentOrderId: parent?.id ?? null,
    autoOrderDate: parent ? (delivery.deliveryDate ?? shopDay(createdAt)) : null,
    ...delivery,
    ...payment,
    contactName: buyer.name,
    phone: buyer.phone,
    email: buyer.email,
    description: '',
    acceptEmail: true,
    acceptNotCall: false,
    bonusIn: lines.reduce((sum, { bonusIn = 0, quantity }) => sum + bonusIn * quantity, 0),
    bonusOut: 0,
    basketPrice,
    price: basketPrice + delivery.deliveryPrice,
    createdAt,
    changedAt: createdAt,
  };
  return { row, lines };
}

function linesOf({ id, buyer }: OrderRowOptions, random: Random): LineRow[] {
  return basketOf(buyer.shelves, random).map((good) => ({
    orderId: id,
    productId: good.id,
    quantity: quantityOf(good, random),
    name: good.name,
    basePrice: good.basePrice,
    price: good.discountPrice,
    weight: good.weight,
    bonusIn: good.bonusIn ?? 0,
  }));
}

const nameOf = (rows: readonly { id: number; name: string }[], id: number) =>
  rows.find((row) => row.id === id)?.name ?? '';

function deliveryOf(
  { channel }: PastOrder,
  { shops, courier }: DeliveryOptions,
  made: { goods: number; day: string },
  random: Random,
) {
  if (channel === 'courier') {
    const address = {
      street: random.pick(streets),
      house: String(random.int(1, 120)),
      coords: '',
      porch: String(random.int(1, 6)),
      floor: String(random.int(1, 16)),
      apartment: String(random.int(1, 200)),
      elevator: 'Y' as const,
    };
    return {
      ...serviceOf(COURIER, 'courier'),
      deliveryPrice: made.goods >= courier.freeFrom ? 0 : courier.price,
      pickupPointId: null,
      address,
      deliveryAddress: addressLine('Екатеринбург', address),
      deliveryDate: addDays(made.day, 1),
      deliveryInterval: random.pick(intervals),
    };
  }
  const point = random.pick(shops);
  return {
    ...serviceOf(PICKUP, 'pickup'),
    deliveryPrice: 0,
    pickupPointId: point.id,
    address: null,
    deliveryAddress: point.address,
    deliveryDate: null,
    deliveryInterval: '',
  };
}

const serviceOf = (id: number, deliveryType: string) => ({
  deliveryServiceId: id,
  deliveryType,
  deliveryName: nameOf(deliveryServices, id),
  liftPrice: 0,
});

function paymentOf({ online }: PastOrder) {
  const paySystemId = online ? 1 : 3;
  return { paySystemId, paymentName: nameOf(paySystems, paySystemId) };
}
