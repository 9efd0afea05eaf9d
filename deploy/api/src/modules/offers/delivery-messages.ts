import type { ProductDetailAnswer } from '@zapovednik/api/catalog/wire/product-detail';
import { formatPrice, plural } from '@zapovednik/rules/format';
import { and, eq } from 'drizzle-orm';
import { roubles } from '../../base/money';
import { pickupPoint, shopStock } from '../../db/schema';
import type { Context } from '../../http/context';
import { type Arrival, arrivalAtPoint, arrivalFromShelf, arrivalText, byArrival, dayText } from './arrival';
import { deliveryPrice, type Offer, offersIn, periodOf } from './offers';

/** The data that the promise for one piece depends on. */
export interface PromisedGoods {
  readonly id: number;
  /** Whether it can be ordered in this city, or in the fast-pickup shop. */
  readonly canBeOrdered: boolean;
  readonly cityQuantity: number;
  /** Kopecks. */
  readonly discountPrice: number;
  /** Grams. */
  readonly weight: number;
  /** It can only be collected. */
  readonly isPrescription: boolean;
}

const nothing: ProductDetailAnswer['messages'] = {
  zpvd_courier_date: '',
  zpvd_courier_price: '',
  zpvd_pickup_info: '',
  transport_companies: '',
  zpvd_fast_pickup: '',
};

const shops = (count: number) => `${count} ${plural(count, ['магазин', 'магазина', 'магазинов'])}`;
const points = (count: number) => `${count} ${plural(count, ['пункт', 'пункта', 'пунктов'])}`;

/** The earliest arrival, and how many places have it; null when there are none. */
function first(arrivals: readonly Arrival[], isSame: (one: Arrival, other: Arrival) => boolean) {
  const [earliest] = [...arrivals].sort(byArrival);
  return earliest ? { arrival: earliest, count: arrivals.filter((one) => isSame(one, earliest)).length } : null;
}
const onDay = (one: Arrival, other: Arrival) => one.from === other.from;
const atOnce = (one: Arrival, other: Arrival) => onDay(one, other) && one.soon === other.soon;

/**
 * Time, place and price of delivering one piece of a product in this city (PRD-04). '' for services that are not
 * available. All are '' when the product cannot be ordered, even if another shop has it.
 */
export async function deliveryMessages(
  goods: PromisedGoods,
  context: Context,
): Promise<ProductDetailAnswer['messages']> {
  const { db, locationId, city, now } = context;
  if (!goods.canBeOrdered) return nothing;
  const offers = await offersIn(db, locationId, now());
  const rows = await db
    .select({ place: pickupPoint, quantity: shopStock.quantity })
    .from(pickupPoint)
    .leftJoin(shopStock, and(eq(shopStock.pointId, pickupPoint.id), eq(shopStock.productId, goods.id)))
    .where(and(eq(pickupPoint.locationId, locationId), eq(pickupPoint.handsOut, true)));
  const courier = courierPromise(goods, offers);
  const pickup = goods.cityQuantity > 0 ? offers.find(({ type }) => type === 'pickup') : undefined;
  const moment = { now: now(), timeZone: city.timeZone };
  const fromShelves = rows
    .filter(({ place, quantity }) => city.fastPickup && place.fastPickup && (quantity ?? 0) > 0)
    .map(({ place }) => arrivalFromShelf(place, moment));
  const byOrder = pickup ? rows.flatMap(({ place }) => arrivalAtPoint(place, pickup.later, moment) ?? []) : [];
  const fast = first(fromShelves, atOnce);
  return {
    zpvd_courier_date: courier?.period ?? '',
    zpvd_courier_price: courier ? priceText(courier.price) : '',
    zpvd_pickup_info: pickupText(first(fromShelves, onDay), first(byOrder, onDay)),
    transport_companies: '',
    zpvd_fast_pickup: fastPickupText(fast),
  };
}

/** When the ordinary courier brings one piece from the city's stock, and for how many kopecks. Null: it does not. */
export function courierPromise(goods: PromisedGoods, offers: readonly Offer[]) {
  const isDelivered = goods.canBeOrdered && goods.cityQuantity > 0 && !goods.isPrescription;
  const courier = isDelivered && offers.find(({ type }) => type === 'courier');
  return courier
    ? { period: periodOf(courier), price: deliveryPrice(courier, goods.discountPrice, goods.weight) }
    : null;
}

const priceText = (kopecks: number) => (kopecks === 0 ? 'бесплатно' : formatPrice(roubles(kopecks)));

type Counted = ReturnType<typeof first>;

/** With a time of the day it has no number of shops, so that it is one line of a phone; the line of pickup above has the number. */
function fastPickupText(fast: Counted): string {
  if (!fast) return '';
  return fast.arrival.soon ? `${arrivalText(fast.arrival)}, ${shops(fast.count)}` : arrivalText(fast.arrival);
}

/** From the shelf of a shop, if no order to a point comes sooner. */
function pickupText(shelf: Counted, ordered: Counted): string {
  if (shelf && !(ordered && ordered.arrival.from < shelf.arrival.from))
    return `${dayText(shelf.arrival)}, ${shops(shelf.count)}`;
  return ordered ? `${dayText(ordered.arrival)}, ${points(ordered.count)}` : '';
}
