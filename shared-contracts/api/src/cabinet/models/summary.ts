import { isYes } from '@zapovednik/rules/format';
import type { OrderInWorkAnswer, PersonalSummaryAnswer } from '../wire/summary';

/** An order in progress, for the first page of the cabinet. */
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
  /** The delivery date: DD.MM.YYYY or ''. */
  readonly date: string;
  readonly interval: string;
  readonly isPaid: boolean;
  /** The order is paid before delivery, so payment is one of its steps. */
  readonly isPrepaid: boolean;
  /** The order waits for payment and can be paid on the site. */
  readonly canPay: boolean;
  /** Payment deadline: ISO text in UTC. Null: no payment is expected. */
  readonly payBy: string | null;
}

/** The next auto-order. */
interface NextAutoOrder {
  /** The repeated order. */
  readonly orderId: number;
  readonly date: string;
  /** The error of the last repetition, as text. */
  readonly problem: string | null;
}

export interface BonusSummary {
  readonly balance: number;
  /** '' before the first order. */
  readonly card: string;
  /** Bonuses that orders in progress will add. */
  readonly expected: number;
}

/** The first page of the customer's cabinet: counts and the most important items (CAB-13). */
export interface PersonalSummary {
  /** At most three: first orders that wait for payment, then the newest. */
  readonly orders: readonly OrderInWork[];
  /** All orders that have not ended. */
  readonly ordersInWork: number;
  /** The page «Купленные товары» is not empty. */
  readonly hasPurchases: boolean;
  readonly autoOrders: number;
  /** Null: there is no active auto-order. */
  readonly nextAutoOrder: NextAutoOrder | null;
  readonly bonuses: BonusSummary;
  /** The number of products that the customer subscribed to. */
  readonly subscriptions: number;
  readonly favourites: number;
  /** The names of the pets, in the order of the pets' page. */
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
