import { isYes } from '@zapovednik/rules/format';
import type { PaymentState } from '../wire/payment';
import type { OrderStatus } from '../wire/placed-order';
import type { PaymentOption } from './order';

/** A line of a placed order. */
interface PlacedItem {
  readonly productId: number;
  readonly name: string;
  readonly path: string;
  readonly picture: string;
  readonly quantity: number;
  /** Roubles for the line. */
  readonly sum: number;
}

/** The payment of an order on the site. */
export interface OrderPayment {
  readonly status: NonNullable<PaymentState>['STATUS'];
  readonly message: string;
  /** The bank's reason for a refusal, or ''. */
  readonly reason: string;
  /** Roubles. */
  readonly refunded: number;
  readonly canPay: boolean;
}

/** A placed order, for the pages after the checkout. Money is in roubles. */
export interface PlacedOrder {
  readonly id: number;
  /** Code, e.g. N (ORD-52 to ORD-55), and title. */
  readonly statusId: string;
  readonly status: string;
  readonly isPaid: boolean;
  readonly price: number;
  readonly quantity: number;
  readonly items: readonly PlacedItem[];
  readonly total: {
    readonly goods: number;
    readonly discount: number;
    readonly delivery: number;
    readonly lift: number;
    readonly bonuses: number;
  };
  readonly isPickup: boolean;
  readonly delivery: string;
  readonly address: string;
  readonly date: string;
  /** `coords`: `"lat,lon"`. */
  readonly point: { readonly name: string; readonly schedule: string; readonly coords: string } | null;
  readonly paymentName: string;
  /** Null: payment on receipt. */
  readonly payment: OrderPayment | null;
  /** The payment methods that the order can change to; empty if it cannot change. */
  readonly paymentOptions: readonly PaymentOption[];
  /** When the order was made, in the shop's time zone: `05.12.2026 14:05`. */
  readonly madeAt: string;
  /** When the order is cancelled if it is not paid: ISO text in UTC. */
  readonly payBy: string | null;
  /** Contact of a guest, who may create an account. */
  readonly guest: { readonly name: string; readonly phone: string } | null;
  /** Where letters about the order go; '' without an address, and for a signed link. */
  readonly email: string;
  /** The token of the signed link of a guest's own order. */
  readonly token: string | null;
  /** Who can cancel it now. */
  readonly cancelledBy: NonNullable<OrderStatus['CANCELLED_BY']>;
}

export const toPlacedOrder = (order: OrderStatus): PlacedOrder => ({
  id: order.ID,
  statusId: order.STATUS_ID,
  status: order.STATUS_NAME,
  isPaid: isYes(order.PAYED),
  price: order.PRICE,
  quantity: order.QUANTITY,
  items: order.ITEMS.map((item) => ({
    productId: item.PRODUCT_ID,
    name: item.NAME,
    path: item.PATH,
    picture: item.PICTURE,
    quantity: item.QUANTITY,
    sum: item.SUM,
  })),
  total: {
    goods: order.TOTAL.BASKET,
    discount: order.TOTAL.DISCOUNT,
    delivery: order.TOTAL.DELIVERY,
    lift: order.TOTAL.LIFT,
    bonuses: order.TOTAL.BONUS_OUT,
  },
  isPickup: isYes(order.IS_PICKUP),
  delivery: order.DELIVERY_NAME,
  address: order.DELIVERY_ADDRESS,
  date: order.DELIVERY_DATE,
  point: order.POINT && { name: order.POINT.NAME, schedule: order.POINT.SCHEDULE, coords: order.POINT.COORDS },
  paymentName: order.PAYMENT_NAME,
  payment: order.PAYMENT && {
    status: order.PAYMENT.STATUS,
    message: order.PAYMENT.MESSAGE,
    reason: order.PAYMENT.REASON,
    refunded: order.PAYMENT.REFUNDED,
    canPay: isYes(order.PAYMENT.CAN_PAY),
  },
  paymentOptions: order.PAY_SYSTEMS.map((option) => ({
    id: option.ID,
    name: option.NAME,
    description: option.DESCRIPTION,
    isCash: isYes(option.IS_CASH),
    isChecked: isYes(option.CHECKED),
  })),
  madeAt: order.DATE_INSERT,
  payBy: order.PAY_BY,
  guest: order.GUEST && { name: order.GUEST.NAME, phone: order.GUEST.PHONE },
  email: order.EMAIL ?? '',
  token: order.TOKEN ?? null,
  cancelledBy: order.CANCELLED_BY ?? 'nobody',
});
