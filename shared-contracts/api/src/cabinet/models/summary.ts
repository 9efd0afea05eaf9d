import { isYes } from '@zapovednik/rules/format';
import type { OrderInWorkAnswer, PersonalSummaryAnswer } from '../wire/summary';

/** An order in work, with what the first page of the cabinet shows of it. */
export interface OrderInWork {
  readonly id: number;
  readonly statusId: string;
  readonly status: string;
  /** Roubles. */
  readonly price: number;
  readonly items: readonly { readonly id: number; readonly name: string; readonly picture: string }[];
  readonly isPickup: boolean;
  /** The pickup point or the address. */
  readonly place: string;
  /** Of the delivery: DD.MM.YYYY or ''. */
  readonly date: string;
  readonly interval: string;
  readonly isPaid: boolean;
  /** It is paid before it is delivered, so payment is a step of its way. */
  readonly isPrepaid: boolean;
  /** It waits for its payment, which is possible on the site. */
  readonly canPay: boolean;
  /** Until when: ISO text in UTC. Null: it waits for no payment. */
  readonly payBy: string | null;
}

/** The auto-order that comes next. */
interface NextAutoOrder {
  /** The order that repeats. */
  readonly orderId: number;
  readonly date: string;
  /** The error of its last repetition, in words. */
  readonly problem: string | null;
}

export interface BonusSummary {
  readonly balance: number;
  /** '' before the first order. */
  readonly card: string;
  /** What orders in work will add. */
  readonly expected: number;
}

/** What the customer's cabinet has to show now: counts, and the few things that come first (CAB-13). */
export interface PersonalSummary {
  /** At most three: those that wait for a payment first, then the newest. */
  readonly orders: readonly OrderInWork[];
  /** All orders that have not ended. */
  readonly ordersInWork: number;
  /** There is something in «Купленные товары». */
  readonly hasPurchases: boolean;
  readonly autoOrders: number;
  /** Null: none is active. */
  readonly nextAutoOrder: NextAutoOrder | null;
  readonly bonuses: BonusSummary;
  /** Goods that the customer waits for. */
  readonly subscriptions: number;
  readonly favourites: number;
  /** The names of the pets, in the order of their page. */
  readonly pets: readonly string[];
  readonly addresses: number;
  /** '' if there is none. */
  readonly email: string;
  readonly emailConfirmed: boolean;
}

const toOrderInWork = (order: OrderInWorkAnswer): OrderInWork => ({
  id: order.id,
  statusId: order.status_id,
  status: order.status_name,
  price: order.price,
  items: order.basket.map(({ id, name, picture }) => ({ id, name, picture })),
  isPickup: isYes(order.is_pickup),
  place: order.pickup_name || order.delivery_address,
  date: order.delivery_date,
  interval: order.delivery_interval,
  isPaid: isYes(order.paid),
  isPrepaid: isYes(order.is_prepaid),
  canPay: isYes(order.can_pay),
  payBy: order.pay_by,
});

export const toPersonalSummary = (summary: PersonalSummaryAnswer): PersonalSummary => ({
  orders: summary.ORDERS.map(toOrderInWork),
  ordersInWork: summary.ORDERS_IN_WORK,
  hasPurchases: isYes(summary.HAS_PURCHASES),
  autoOrders: summary.AUTO_ORDERS,
  nextAutoOrder: summary.NEXT_AUTO_ORDER && {
    orderId: summary.NEXT_AUTO_ORDER.ORDER_ID,
    date: summary.NEXT_AUTO_ORDER.DATE,
    problem: summary.NEXT_AUTO_ORDER.PROBLEM,
  },
  bonuses: {
    balance: summary.BONUSES.BALANCE,
    card: summary.BONUSES.CARD,
    expected: summary.BONUSES.EXPECTED,
  },
  subscriptions: summary.SUBSCRIPTIONS,
  favourites: summary.FAVOURITES,
  pets: summary.PETS,
  addresses: summary.ADDRESSES,
  email: summary.EMAIL,
  emailConfirmed: isYes(summary.EMAIL_CONFIRMED),
});
