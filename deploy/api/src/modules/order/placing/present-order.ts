import type { CheckoutItem, OrderState } from '@zapovednik/api/checkout/wire/order';
import { toFlag } from '@zapovednik/rules/format';
import { roubles } from '../../../base/money';
import type { SessionContext } from '../../../http/context';
import { pictureOf } from '../../../http/pictures/picture-of';
import { type PricedLine, presentTotal, shortageOf } from '../../basket/api';
import { goodsAt, presentPoint } from '../../delivery/api';
import { type Offer, periodOf, periodsAt } from '../../offers/api';
import type { Calculated } from './calculate';
import { deliveryDays } from './delivery-days';
import { presentEmployee } from './employee';

/** The calculated order in the format of the order page (ORD-25). */
export async function presentOrder(order: Calculated, context: SessionContext): Promise<OrderState> {
  const { basket, customer, offers, offer, point, payment } = order;
  const total = presentTotal(basket);
  const collected = point && (await withStock(order, point, context));
  return {
    CITY: context.city.name,
    DELIVERY: offers.map(({ offer: one, price }) => ({
      ID: one.id,
      TYPE: one.type,
      NAME: one.name,
      SORT: one.sort,
      PRICE: roubles(price),
      PERIOD: one.id === offer.id && collected ? collected.PVZ_DELIVERY_TIME : periodOf(one),
      DESCRIPTION: one.description,
      ...(isToDoor(one) && { LIFT_PRICE: roubles(one.liftPrice ?? 0) }),
      DATES: deliveryDays(one),
      CHECKED: toFlag(one.id === offer.id),
    })),
    PAY_SYSTEM: order.paySystems.map(({ id, name, description, sort, isCash }) => ({
      ID: id,
      NAME: name,
      DESCRIPTION: description,
      SORT: sort,
      IS_CASH: toFlag(isCash),
      CHECKED: toFlag(id === payment?.id),
    })),
    BASKET_ITEMS: basket.lines.map(presentItem),
    TOTAL: {
      BASKET: roubles(order.goods),
      DELIVERY: roubles(order.delivery),
      LIFT: roubles(order.lift),
      BONUS_OUT: order.bonusOut,
      PRICE: roubles(order.price),
    },
    BASKET_TOTAL: total,
    APPLIED_COUPONS: basket.coupon
      ? [{ CODE: basket.coupon.code, DISCOUNT: roubles(order.totals.couponDiscount) }]
      : [],
    BONUS_DATA: { bonus_balance: customer?.bonusBalance ?? 0, max_bonus_out: order.maxBonusOut },
    SHOW_CHECKBOX_DELIV_WITHOUT_CALL: toFlag(offer.type === 'courier'),
    USER: {
      fullName: customer ? [customer.firstName, customer.lastName].filter(Boolean).join(' ') : '',
      phone: customer?.phone ?? '',
      email: customer?.email ?? '',
      code: customer?.bonusCard ?? '',
    },
    PROFILE: order.address ?? null,
    PICKUP_POINT: collected,
    CALCULATE_ERROR: calculateError(order),
    LEFT: order.left.map(({ product, quantity }) => ({ product_id: product.id, name: product.name, quantity })),
    ...(order.pickupOnly.length > 0 && { PICKUP_ONLY: order.pickupOnly }),
    EMPLOYEE: await presentEmployee(context),
  };
}

const isToDoor = ({ type }: Pick<Offer, 'type'>): boolean => type === 'courier' || type === 'fast_delivery';

async function withStock(
  { basket, offer }: Calculated,
  point: NonNullable<Calculated['point']>,
  context: SessionContext,
) {
  const wanted = basket.lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const fast = offer.type === 'fast_pickup';
  const [goods, period] = [await goodsAt([point], wanted, fast, context), await periodsAt(fast, context)];
  return presentPoint(point, goods(point), period(point), context);
}

function presentItem({ id, quantity, product, price, available }: PricedLine): CheckoutItem {
  const off = product.basePrice - price;
  return {
    id,
    product_id: product.id,
    quantity,
    weight: product.weight * quantity,
    base_price: roubles(product.basePrice),
    name: product.name,
    discount_price: roubles(price),
    old_price: roubles(product.basePrice),
    order_id: null,
    picture: pictureOf('product', product.id),
    discount: roubles(off),
    discount_value: Math.round((off * 100) / product.basePrice),
    detail_page_url: `/product/${product.code}/`,
    available_quantity: available,
    bonus_in: product.bonusIn * quantity,
  };
}

/** The reason why the order cannot be made now. Null: it can. */
export function calculateError({ missing }: Pick<Calculated, 'missing'>): string | null {
  if (missing.length === 0) return null;
  const reasonOf = (line: PricedLine) => {
    const reason = shortageOf(line) ?? '';
    return `${line.product.name}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
  };
  const what = missing.every(({ isForbidden }) => isForbidden) ? 'Не всё можно заказать' : 'Не хватает товаров';
  return `${what}. ${missing.map(reasonOf).join('; ')}`;
}
