import { isYes } from '@zapovednik/rules/format';
import type { StoredAddress } from '../wire/address';
import type { DeliveryType } from '../wire/delivery';
import type { OrderState, SavedOrder } from '../wire/order';
import { type PickupPoint, toPickupPoint } from './delivery';

/** A delivery option of an order (ORD-07). */
export interface DeliveryOption {
  readonly id: number;
  readonly type: DeliveryType;
  readonly name: string;
  readonly description: string;
  /** Roubles. */
  readonly price: number;
  readonly period: string;
  /** The price of the lift to the floor; null: it is not known. */
  readonly liftPrice: number | null;
  /** Days to choose from, `DD.MM.YYYY`, with their intervals; empty if the service has no fixed days. */
  readonly days: readonly { readonly date: string; readonly title: string; readonly intervals: readonly string[] }[];
  /** The server's choice (ORD-32). */
  readonly isChecked: boolean;
}

/** A payment method for the chosen delivery (ORD-08). */
export interface PaymentOption {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly isCash: boolean;
  /** Payment with bonuses: it is never selected automatically (ORD-33). */
  readonly isBonus?: boolean;
  readonly isChecked: boolean;
}

/** A line of the order (ORD-21). */
export interface OrderItem {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly picture: string;
  readonly productId: number;
  readonly quantity: number;
  /** Pieces that the chosen delivery can bring; if this is less than `quantity`, the order cannot be made. */
  readonly available: number;
  /** Roubles for the line. */
  readonly sum: number;
}

/** An order as the server calculates it (ORD-25). Money is in roubles, weight in grams. */
export interface Order {
  /** By SORT (ORD-08, ORD-09). */
  readonly deliveries: readonly DeliveryOption[];
  readonly payments: readonly PaymentOption[];
  readonly items: readonly OrderItem[];
  readonly goods: {
    readonly quantity: number;
    readonly weight: number;
    /** Before the discount. */
    readonly price: number;
    readonly discount: number;
    readonly promocode: string | null;
  };
  readonly total: {
    readonly delivery: number;
    readonly lift: number;
    readonly bonuses: number;
    /** The sum to pay. */
    readonly price: number;
  };
  readonly bonuses: { readonly balance: number; readonly most: number };
  /** Whether the customer can skip the courier's call (ORD-15). */
  readonly canSkipCall: boolean;
  /** `code`: the bonus card number, or ''. */
  readonly user: { readonly fullName: string; readonly phone: string; readonly email: string; readonly code: string };
  readonly address: StoredAddress | null;
  readonly point: PickupPoint | null;
  /** The reason why the order cannot be made; null: it can. */
  readonly problem: string | null;
  /** Goods that the shop of fast pickup does not have: they stay in the basket. */
  readonly left: readonly { readonly productId: number; readonly name: string; readonly quantity: number }[];
  /** The names of prescription medicines: with them the order can only be collected. */
  readonly pickupOnly: readonly string[];
  /** The employee who acts for the customer; null: the customer orders (SES-33). */
  readonly employee: { readonly id: number; readonly name: string; readonly session: string } | null;
}

const bySort = (one: { SORT: number }, other: { SORT: number }) => one.SORT - other.SORT;

export const toOrder = (state: OrderState): Order => ({
  deliveries: [...state.DELIVERY].sort(bySort).map((delivery) => ({
    id: delivery.ID,
    type: delivery.TYPE,
    name: delivery.NAME,
    description: delivery.DESCRIPTION,
    price: delivery.PRICE,
    period: delivery.PERIOD,
    liftPrice: delivery.LIFT_PRICE ?? null,
    days: delivery.DATES.map(({ DATE, TITLE, INTERVALS }) => ({ date: DATE, title: TITLE, intervals: INTERVALS })),
    isChecked: isYes(delivery.CHECKED),
  })),
  payments: [...state.PAY_SYSTEM].sort(bySort).map((payment) => ({
    id: payment.ID,
    name: payment.NAME,
    description: payment.DESCRIPTION,
    isCash: isYes(payment.IS_CASH),
    isBonus: payment.IS_BONUS !== undefined && isYes(payment.IS_BONUS),
    isChecked: isYes(payment.CHECKED),
  })),
  items: state.BASKET_ITEMS.map((item) => ({
    id: item.id,
    productId: item.product_id,
    name: item.name,
    path: item.detail_page_url,
    picture: item.picture,
    quantity: item.quantity,
    available: item.available_quantity,
    sum: item.discount_price * item.quantity,
  })),
  goods: {
    quantity: state.BASKET_TOTAL.QUANTITY,
    weight: state.BASKET_TOTAL.WEIGHT,
    price: state.BASKET_TOTAL.BASE_PRICE,
    discount: state.BASKET_TOTAL.DISCOUNT,
    promocode: state.BASKET_TOTAL.PROMOCODE,
  },
  total: {
    delivery: state.TOTAL.DELIVERY,
    lift: state.TOTAL.LIFT,
    bonuses: state.TOTAL.BONUS_OUT,
    price: state.TOTAL.PRICE,
  },
  bonuses: { balance: state.BONUS_DATA.bonus_balance, most: state.BONUS_DATA.max_bonus_out },
  canSkipCall: isYes(state.SHOW_CHECKBOX_DELIV_WITHOUT_CALL),
  user: state.USER,
  address: state.PROFILE,
  point: state.PICKUP_POINT && toPickupPoint(state.PICKUP_POINT),
  problem: state.CALCULATE_ERROR,
  left: (state.LEFT ?? []).map(({ product_id, name, quantity }) => ({ productId: product_id, name, quantity })),
  pickupOnly: state.PICKUP_ONLY ?? [],
  employee: state.EMPLOYEE && {
    id: state.EMPLOYEE.ID,
    name: state.EMPLOYEE.NAME,
    session: state.EMPLOYEE.SESSION,
  },
});

/** The result of saving an order: the order, or the errors. */
export type SaveResult =
  /** `redirectUrl`: where the customer goes next (ORD-37). */
  | { readonly made: { readonly id: number; readonly price: number; readonly redirectUrl: string } }
  /** `problem`: an error that belongs to no field; `fields`: messages by field name, e.g. `user.phone`. */
  | {
      readonly made: null;
      readonly messages: readonly string[];
      readonly fields: Readonly<Record<string, string>>;
      readonly problem: string | null;
    };

export const toSaveResult = ({ order, ERROR, CALCULATE_ERROR }: SavedOrder): SaveResult =>
  order
    ? { made: { id: order.ID, price: order.PRICE, redirectUrl: order.REDIRECT_URL } }
    : { made: null, messages: ERROR?.PROPERTY ?? [], fields: ERROR?.FIELDS ?? {}, problem: CALCULATE_ERROR };
