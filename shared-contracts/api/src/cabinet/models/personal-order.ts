import { isYes } from '@zapovednik/rules/format';
import type { PersonalOrder, PersonalOrderDetails } from '../wire/personal-order';

/** A line of an order, with the prices at the time of the order, in roubles for one piece. */
export interface OrderedItem {
  readonly productId: number;
  readonly name: string;
  readonly path: string;
  /** The product's code in its path. */
  readonly code: string;
  readonly picture: string;
  readonly quantity: number;
  readonly price: number;
  readonly oldPrice: number;
}

/** An order of the customer in a list (ORD-58). Money is in roubles, dates are DD.MM.YYYY or ''. */
export interface OrderCard {
  readonly id: number;
  /** «Заказ № 100001 от 5 декабря»; «Покупка № …» in a physical shop (CAB-27). */
  readonly title: string;
  readonly statusId: string;
  readonly status: string;
  readonly statusColor: PersonalOrder['status_color'];
  readonly inWork: boolean;
  readonly price: number;
  readonly items: readonly OrderedItem[];
  /** Bought in a physical shop: it has no delivery, and cannot be cancelled or paid (CAB-27). */
  readonly isRetail: boolean;
  readonly isPickup: boolean;
  /** The pickup point or the address. */
  readonly place: string;
  readonly date: string;
  /** The order waits for payment and can be paid on the site. */
  readonly canPay: boolean;
  /** Payment deadline: ISO text in UTC. Null: no payment is expected. */
  readonly payBy: string | null;
  /** ORD-52, ORD-53. */
  readonly canCancel: boolean;
  /** Null if the payment is hidden: in some statuses (ORD-55), and for a purchase at the till (CAB-27). */
  readonly isPaid: boolean | null;
}

/** An event of an order. */
export interface OrderEvent {
  readonly event: string;
  readonly title: string;
  readonly note: string;
  /** DD.MM.YYYY HH:MM, in the shop's time zone. */
  readonly date: string;
}

/** An order of the customer on its own page. */
export interface OrderDetails extends OrderCard {
  readonly isPrepaid: boolean;
  readonly total: {
    readonly goods: number;
    readonly discount: number;
    readonly delivery: number;
    readonly lift: number;
    readonly bonusOut: number;
    readonly bonusIn: number;
  };
  readonly delivery: string;
  readonly pickupName: string;
  readonly pickupSchedule: string;
  readonly address: string;
  /** `"lat,lon"`, or ''. */
  readonly coords: string;
  /** Null if the payment method is not shown. */
  readonly paymentName: string | null;
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string };
  readonly comment: string;
  /** The order whose auto-order created this one. */
  readonly parentOrderId: number | null;
  readonly history: readonly OrderEvent[];
}

/** A page of the list of orders. */
export interface OrderList {
  readonly orders: readonly OrderCard[];
  readonly count: number;
  readonly pageCount: number;
  /** Years with orders, newest first. */
  readonly years: readonly number[];
}

/** The statuses in which a customer may cancel, unless it is forbidden (ORD-52). */
const cancellable = ['N', 'P'];

/** ORD-54 to ORD-56: a completed order is paid; some statuses hide the payment; in all others the flag decides. */
const isPaidOf = ({ status_id, can_show_payment_status, paid }: PersonalOrder): boolean | null => {
  if (status_id === 'F') return true;
  return isYes(can_show_payment_status) ? isYes(paid) : null;
};

const toItem = (item: PersonalOrder['basket'][number]): OrderedItem => ({
  productId: item.product_id,
  name: item.name,
  path: item.detail_page_url,
  code: item.detail_page_url.split('/').filter(Boolean).at(-1) ?? '',
  picture: item.picture,
  quantity: item.quantity,
  price: item.discount_price,
  oldPrice: item.old_price,
});

const toOrderCard = (order: PersonalOrder): OrderCard => {
  const isRetail = isYes(order.is_retail);
  return {
    id: order.id,
    title: isRetail ? order.title.replace(/^Заказ/, 'Покупка') : order.title,
    statusId: order.status_id,
    status: order.status_name,
    statusColor: order.status_color,
    inWork: isYes(order.in_work),
    price: order.price,
    items: order.basket.map(toItem),
    isRetail,
    isPickup: isYes(order.is_pickup),
    place: order.pickup_name || order.delivery_address,
    date: order.delivery_date_interval,
    canPay: isYes(order.can_pay) && !isRetail,
    payBy: order.pay_by,
    canCancel: cancellable.includes(order.status_id) && isYes(order.is_cancelable_order) && !isRetail,
    isPaid: isRetail ? null : isPaidOf(order),
  };
};

export const toOrderDetails = (order: PersonalOrderDetails): OrderDetails => ({
  ...toOrderCard(order),
  isPrepaid: isYes(order.is_prepaid),
  total: {
    goods: order.basket_total.BASE_PRICE,
    discount: order.basket_total.DISCOUNT,
    delivery: order.price_delivery,
    lift: order.lift_to_floor_price,
    bonusOut: order.bonus_out,
    bonusIn: order.bonus_in,
  },
  delivery: order.delivery_name,
  pickupName: order.pickup_name,
  pickupSchedule: order.pickup_schedule,
  address: order.delivery_address,
  coords: order.coords,
  paymentName: isYes(order.show_payment_method) ? order.payment_name : null,
  contact: { name: order.contact_person, phone: order.phone, email: order.email },
  comment: order.user_description,
  parentOrderId: order.parent_order_id,
  history: order.history,
});

interface OrderListAnswer {
  readonly orders: readonly PersonalOrder[];
  readonly count: number;
  readonly page_count: number;
  readonly years: number[];
}

export const toOrderList = ({ orders, count, page_count, years }: OrderListAnswer): OrderList => ({
  orders: orders.map(toOrderCard),
  count,
  pageCount: page_count,
  years,
});
