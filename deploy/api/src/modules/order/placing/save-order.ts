import type { OrderForm } from '@zapovednik/api/checkout/calls/order';
import type { SavedOrder } from '@zapovednik/api/checkout/wire/order';
import { isoDate } from '@zapovednik/rules/dates';
import { formatPrice, normalizePhone } from '@zapovednik/rules/format';
import { roubles } from '../../../base/money';
import { lockCustomer } from '../../../db/lock-customer';
import type { SessionContext } from '../../../http/context';
import { lockBasket, worthOf } from '../../basket/api';

import { addressLine, type OrderAddress } from '../../delivery/api';

import { countTypedContacts } from '../../messages/api';
import { orderToken } from '../../order-access/api';
import { lockMode } from '../../repeats/api';
import { reserve } from '../goods/reserve';
import { type Calculated, calculate } from './calculate';
import { wrongFields } from './check-form';
import { checkCoupon, takeCoupon } from './coupon-use';
import { employeeOf } from './employee';
import { checkOrderLimits } from './guest-orders';
import { logConsents } from './log-consents';
import { refuse, refuseLimit } from './order-error';
import { calculateError } from './present-order';
import { takeFromBasket } from './take-from-basket';
import { type NewOrder, payBy, writeOrder } from './write-order';

/**
 * Makes the order in one transaction (API-94). Rows that concurrent saves may both need are locked first, in the order
 * for every writer (docs/decisions/0012-locks.md): the basket, so that a second save waits and finds it empty; the
 * customer with the bonuses; the phone and the network of a guest; the goods; the promotion code.
 */
export async function saveOrder(given: OrderForm, checked: OrderAddress, context: SessionContext): Promise<SavedOrder> {
  const form = { ...given, profile: checked.address };
  const { db, session, now } = context;
  const mode = await lockMode(context);
  const locked = await lockBasket(context);
  if (session.customerId !== null) await lockCustomer(db, session.customerId);
  const calculated = await calculate(form, context);
  if (!calculated) throw refuse({}, 'Ваша корзина пуста');
  const fields = wrongFields(form, calculated, mode, checked.wrong);
  if (Object.keys(fields).length > 0) throw refuse(fields);

  const { basket: loaded, price } = calculated;
  if (form.expectedPrice !== undefined && Math.round(form.expectedPrice * 100) !== price) {
    throw refuse({}, `Сумма заказа изменилась, теперь она ${formatPrice(roubles(price))}`);
  }
  const wanted = newOrder(form, calculated, await employeeOf(form.Employee, context), context);
  const values = { ...wanted, ...(await checkLimits(wanted, calculated, context)) };
  if (loaded.coupon) {
    const person = { customerId: session.customerId, phone: values.phone };
    await checkCoupon(db, loaded.coupon, { goods: worthOf(loaded.lines), person, now: now() });
  }
  // A line that came back into stock after the calculation is not in its sum.
  const short = calculated.missing;
  const missing = short.length > 0 ? short : await reserve(db, loaded.lines, calculated.stock);
  if (missing.length > 0) throw refuse({}, calculateError({ missing }));
  const visitor = { sessionKey: session.key, origin: context.origin, repeats: mode };
  const written = await writeOrder(db, values, loaded.lines, { events: context.events, now: now(), visitor });
  await logConsents(written, form, context);
  const fieldsOf = { phone: 'user.phone', email: 'user.email' };
  await countTypedContacts({ ...values, fields: fieldsOf }, context).catch(refuseLimit);
  if (loaded.coupon) await takeCoupon(db, loaded.coupon, written);
  await takeFromBasket(db, locked.id, calculated.left);
  return savedOrder(written.id, price, context);
}

/**
 * The answer for a placed order. An employee is signed out after it, so they see the order by its signed link (SES-35).
 */
export function savedOrder(id: number, price: number, { session, linkKey }: SessionContext): SavedOrder {
  const path = session.operatorId === null ? `/personal/success/?ORDER_ID=${id}` : `/order/${orderToken(id, linkKey)}/`;
  return { order: { ID: id, REDIRECT_URL: path, PRICE: roubles(price) }, ERROR: null, CALCULATE_ERROR: null };
}

/** Refuses a guest order that is too large or exceeds the number of orders. Returns the data to store for it. */
function checkLimits(
  { phone, price, payBy, deliveryDate = null }: NewOrder,
  calculated: Calculated,
  context: SessionContext,
) {
  const pieces = calculated.basket.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const wanted = { phone, pieces, price, isCash: payBy === null, deliveryDate, phoneField: 'user.phone' };
  return checkOrderLimits(wanted, calculated.customer, context);
}

function newOrder(
  form: OrderForm,
  calculated: Calculated,
  employeeId: number | null,
  context: SessionContext,
): NewOrder {
  const { basket: loaded, offer, point, payment, customer: buyer } = calculated;
  const isCharity = offer.type === 'charity';
  const address = point || isCharity ? null : (calculated.address ?? null);
  if (!payment) throw new Error('An order without a payment method was not refused');
  return {
    sessionKey: context.session.key,
    customerId: buyer?.id ?? null,
    employeeId,
    locationId: context.locationId,
    payBy: payBy(payment, context.now()),
    deliveryServiceId: offer.id,
    deliveryType: offer.type,
    deliveryName: offer.name,
    deliveryPrice: calculated.delivery,
    liftPrice: calculated.lift,
    pickupPointId: point?.id ?? null,
    stockPointId: calculated.stock.shopId,
    address,
    deliveryAddress:
      point?.address ?? (isCharity ? `${context.city.name}, приют` : addressLine(context.city.name, address)),
    deliveryDate: form.deliveryDate ? isoDate(form.deliveryDate) : null,
    deliveryInterval: form.deliveryInterval ?? '',
    paySystemId: payment.id,
    paymentName: payment.name,
    contactName: form.user.fullName,
    phone: normalizePhone(form.user.phone),
    email: form.user.email,
    description: form.orderDescription,
    acceptEmail: form.acceptEmail === 'Y',
    acceptNotCall: form.acceptNotCall === 'Y',
    couponCode: loaded.coupon?.code ?? null,
    bonusOut: calculated.bonusOut,
    basketPrice: calculated.goods,
    price: calculated.price,
    createdAt: context.now(),
  };
}
