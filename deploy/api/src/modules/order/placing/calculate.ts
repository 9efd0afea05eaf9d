import type { OrderForm } from '@zapovednik/api/checkout/calls/order';
import { terms } from '@zapovednik/rules/terms';
import type { SessionContext } from '../../../http/context';
import { type Customer, customerOf } from '../../../http/session';
import { type LoadedBasket, loadBasket, type PricedLine, totalsOf } from '../../basket/api';

import type { Where } from '../../catalogue/api';
import { deliveryCost, goodsOf, offersFor, type PointRow } from '../../delivery/api';

import type { Offer } from '../../offers/api';
import { type PaySystemRow, paySystemsFor } from '../../pay-systems/api';
import { chosenPoint, orderedGoods } from './ordered-goods';

/** The shopper's choices so far (ORD-28). */
export type OrderChoice = Pick<
  OrderForm,
  'serviceId' | 'serviceType' | 'paymentId' | 'pickupPointId' | 'profile' | 'bonusOut' | 'liftToTheFloor'
>;

/** Maximum share of the goods' price that can be paid with bonuses (ORD-72). */
const BONUS_SHARE = terms.bonusPercent / 100;

/** The order as the server calculates it; money in kopecks. */
export interface Calculated {
  basket: LoadedBasket;
  totals: ReturnType<typeof totalsOf>;
  /** The stock that is used. */
  stock: Where;
  customer: Customer | null;
  offers: { offer: Offer; price: number }[];
  offer: Offer;
  /** The pickup point. Null: not chosen, or the order is delivered. */
  point: PointRow | null;
  address: OrderForm['profile'];
  paySystems: PaySystemRow[];
  payment: PaySystemRow | null;
  goods: number;
  delivery: number;
  /** 0 until the address has a floor, because before that it is unknown whether goods must be carried up. */
  lift: number;
  bonusOut: number;
  maxBonusOut: number;
  price: number;
  /** Lines that cannot be fulfilled. */
  missing: PricedLine[];
  /** The names of prescription medicines: an order with them can only be collected. */
  pickupOnly: string[];
  /** What the shop of fast pickup does not have: it stays in the basket. */
  left: PricedLine[];
}

/** Calculates the order from the basket and the choices. Null: the basket is empty. */
export async function calculate(choice: OrderChoice, context: SessionContext): Promise<Calculated | null> {
  const { db, session, locationId } = context;
  const inCity = await loadBasket(context, { locationId, shopId: null });
  if (inCity.lines.length === 0) return null;
  const address = choice.profile === undefined ? session.address : choice.profile;
  const offers = await offersFor(goodsOf(inCity), address ?? null, context);
  const offer = chosenOffer(offers, choice, context);
  if (!offer) return null;
  const wanted = await chosenPoint(offer, choice.pickupPointId, context);
  const { point, stock, basket, left } = await orderedGoods(offer, wanted, inCity, context);
  const customer = await customerOf(db, session);
  const paySystems = await paySystemsFor(context, offer.type);
  const totals = totalsOf(basket);
  const goods = totals.price;
  const delivery = deliveryCost(offer, point, totals);
  const lift = choice.liftToTheFloor === 'Y' && address?.floor ? (offer.liftPrice ?? 0) : 0;
  const maxBonusOut = Math.max(0, Math.min(customer?.bonusBalance ?? 0, Math.floor((goods / 100) * BONUS_SHARE)));
  const bonusOut = Math.min(choice.bonusOut ?? 0, maxBonusOut);
  return {
    basket,
    totals,
    stock,
    customer,
    offers: offers.map((one) => ({ offer: one, price: deliveryCost(one, point, totals) })),
    offer,
    point,
    address,
    paySystems,
    payment: paySystems.find(({ id }) => id === choice.paymentId) ?? paySystems[0] ?? null,
    goods,
    delivery,
    lift,
    bonusOut,
    maxBonusOut,
    price: goods + delivery + lift - bonusOut * 100,
    missing: basket.lines.filter(({ quantity, available }) => quantity > available),
    pickupOnly: basket.lines.flatMap(({ product }) => (product.isPrescription ? product.name : [])),
    left,
  };
}

/** The order as a page shows it: it is lifted to the floor until the shopper takes that off (ORD-31). */
export const calculateShown = (choice: OrderChoice, context: SessionContext): Promise<Calculated | null> =>
  calculate({ liftToTheFloor: 'Y', ...choice }, context);

/**
 * The requested service, by id or by type; otherwise the one of the charity cookie (ORD-34), the session's, or the
 * first one.
 */
function chosenOffer(offers: Offer[], choice: OrderChoice, context: SessionContext): Offer | undefined {
  const type = choice.serviceType ?? (context.wantsCharity() ? 'charity' : undefined);
  return (
    offers.find(({ id }) => id === choice.serviceId) ??
    offers.find((one) => one.type === type) ??
    offers.find(({ id }) => id === context.session.deliveryServiceId) ??
    offers[0]
  );
}
