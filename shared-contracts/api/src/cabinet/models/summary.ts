import { isYes } from '@zapovednik/rules/format';
import type { OrderInWork, PersonalSummaryAnswer } from '../wire/summary';

export type { OrderInWork } from '../wire/summary';

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

export const toPersonalSummary = (summary: PersonalSummaryAnswer): PersonalSummary => ({
  orders: summary.ORDERS,
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
