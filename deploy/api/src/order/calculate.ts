import { and, asc, eq } from 'drizzle-orm';
import type { OrderForm } from 'shared-contracts/api/order';
import { type LoadedBasket, loadBasket, type PricedLine } from '../basket/load-basket';
import { totalsOf } from '../basket/totals';
import { paySystem, pickupPoint } from '../db/schema';
import { deliveryPrice, type Offer, offersIn } from '../delivery/offers';
import type { PointRow } from '../delivery/points';
import type { SessionContext } from '../http/context';
import { type Customer, customerOf } from '../session/session';

/** What the shopper chose so far (ORD-28). */
export type OrderChoice = Pick<
  OrderForm,
  'serviceId' | 'serviceType' | 'paymentId' | 'pickupPointId' | 'profile' | 'bonusOut' | 'liftToTheFloor'
>;

/** At most this share of the goods is paid with bonuses (ORD-72). */
const BONUS_SHARE = 0.5;

export type PaySystemRow = typeof paySystem.$inferSelect;

/** The order as the server sees it; money in kopecks. */
export interface Calculated {
  basket: LoadedBasket;
  customer: Customer | null;
  offers: { offer: Offer; price: number }[];
  offer: Offer;
  /** Where the order is fetched; null: not chosen, or the order is delivered. */
  point: PointRow | null;
  address: OrderForm['profile'];
  paySystems: PaySystemRow[];
  payment: PaySystemRow | null;
  goods: number;
  delivery: number;
  lift: number;
  bonusOut: number;
  maxBonusOut: number;
  price: number;
  /** Lines that cannot be fulfilled. */
  missing: PricedLine[];
}

/** Goods of fast pickup lie in the chosen shop, of any other order in the city's warehouse. */
export const stockPlace = ({ type }: Offer, point: PointRow | null, locationId: number) => ({
  locationId,
  shopId: type === 'fast_pickup' ? (point?.id ?? 0) : null,
});

export const isPickup = ({ type }: Offer): boolean => type === 'pickup' || type === 'fast_pickup';

/** Calculates the order from the basket and what was chosen; null: the basket is empty. */
export async function calculate(choice: OrderChoice, context: SessionContext): Promise<Calculated | null> {
  const { db, session, locationId } = context;
  const offers = (await offersIn(db, locationId)).filter(
    ({ type }) => type !== 'fast_pickup' || context.city.fastPickup,
  );
  const offer = chosenOffer(offers, choice, session.deliveryServiceId);
  if (!offer) return null;
  const point = await chosenPoint(offer, choice, context);
  const basket = await loadBasket(context, stockPlace(offer, point, locationId));
  if (basket.lines.length === 0) return null;
  const customer = await customerOf(db, session);
  // Only what is paid on receipt: without an acquirer nobody could take the money of the others.
  const onReceipt = await db
    .select()
    .from(paySystem)
    .where(eq(paySystem.isCash, true))
    .orderBy(asc(paySystem.sort), asc(paySystem.id));
  const paySystems = onReceipt.filter(({ deliveryTypes }) => deliveryTypes.includes(offer.type));
  const goods = totalsOf(basket.lines).price;
  const priceOf = (one: Offer) => deliveryPrice(one, goods) + (isPickup(one) ? (point?.cost ?? 0) : 0);
  const delivery = priceOf(offer);
  const lift = choice.liftToTheFloor === 'Y' ? (offer.liftPrice ?? 0) : 0;
  const maxBonusOut = Math.min(customer?.bonusBalance ?? 0, Math.floor((goods / 100) * BONUS_SHARE));
  const bonusOut = Math.min(choice.bonusOut ?? 0, maxBonusOut);
  return {
    basket,
    customer,
    offers: offers.map((one) => ({ offer: one, price: priceOf(one) })),
    offer,
    point,
    address: choice.profile === undefined ? session.address : choice.profile,
    paySystems,
    payment: paySystems.find(({ id }) => id === choice.paymentId) ?? paySystems[0] ?? null,
    goods,
    delivery,
    lift,
    bonusOut,
    maxBonusOut,
    price: goods + delivery + lift - bonusOut * 100,
    missing: basket.lines.filter(({ quantity, available }) => quantity > available),
  };
}

/** The service asked for, by id or by type; else the session's; else the first. */
function chosenOffer(offers: Offer[], { serviceId, serviceType }: OrderChoice, kept: number | null): Offer | undefined {
  return (
    offers.find(({ id }) => id === serviceId) ??
    offers.find(({ type }) => type === serviceType) ??
    offers.find(({ id }) => id === kept) ??
    offers[0]
  );
}

async function chosenPoint(offer: Offer, choice: OrderChoice, { db, session, locationId }: SessionContext) {
  const id = choice.pickupPointId ?? session.pickupPointId;
  if (!id || !isPickup(offer)) return null;
  const [point] = await db
    .select()
    .from(pickupPoint)
    .where(and(eq(pickupPoint.id, id), eq(pickupPoint.locationId, locationId), eq(pickupPoint.handsOut, true)));
  return point && (offer.type !== 'fast_pickup' || point.fastPickup) ? point : null;
}
