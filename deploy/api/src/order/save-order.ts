import { eq, sql } from 'drizzle-orm';
import type { OrderForm, SavedOrder } from 'shared-contracts/api/order';
import { isoDate } from 'shared-contracts/dates';
import { normalizePhone } from 'shared-contracts/format';
import { lockBasket } from '../basket/find-basket';
import { totalsOf } from '../basket/totals';
import { roubles } from '../catalogue/price';
import { basket, basketLine, customer, order, orderLine } from '../db/schema';
import type { SessionContext } from '../http/context';
import { Undone } from '../http/undone';
import { type Calculated, calculate, stockPlace } from './calculate';
import { type WrongFields, wrongFields } from './check-form';
import { calculateError } from './present-order';
import { reserve } from './reserve';

/** What an order cannot be made for: wrong fields, or goods that went meanwhile (ORD-27). Nothing is kept of it. */
function refuse(fields: WrongFields, calculate: string | null): Undone {
  const messages = [...new Set(Object.values(fields))];
  const ERROR = messages.length > 0 ? { PROPERTY: messages, FIELDS: fields } : null;
  return new Undone({ order: null, ERROR, CALCULATE_ERROR: calculate } satisfies SavedOrder);
}

/**
 * Makes the order in one transaction: the basket is locked first, so that a second save of the same basket waits and finds
 * it empty; then the stock is taken, the order written, the basket emptied (API-94).
 */
export async function saveOrder(form: OrderForm, context: SessionContext): Promise<SavedOrder> {
  const locked = await lockBasket(context);
  const calculated = await calculate(form, context);
  if (!calculated) throw refuse({}, 'Ваша корзина пуста');
  const fields = wrongFields(form, calculated, context.now());
  if (Object.keys(fields).length > 0) throw refuse(fields, null);
  const { basket: loaded, offer, point } = calculated;
  const missing = await reserve(context.db, loaded.lines, stockPlace(offer, point, context.locationId));
  if (missing.length > 0) throw refuse({}, calculateError({ missing }));
  const id = await writeOrder(form, calculated, context);
  await context.db.delete(basketLine).where(eq(basketLine.basketId, locked.id));
  await context.db.update(basket).set({ couponCode: null }).where(eq(basket.id, locked.id));
  await settleBonuses(calculated, context);
  return {
    order: { ID: id, REDIRECT_URL: `/personal/success/?ORDER_ID=${id}`, PRICE: roubles(calculated.price) },
    ERROR: null,
    CALCULATE_ERROR: null,
  };
}

async function writeOrder(form: OrderForm, calculated: Calculated, context: SessionContext): Promise<number> {
  const { basket: loaded, offer, point, address, payment, customer: buyer } = calculated;
  if (!payment) throw new Error('An order without a way to pay was not refused');
  const [written] = await context.db
    .insert(order)
    .values({
      sessionKey: context.session.key,
      customerId: buyer?.id ?? null,
      locationId: context.locationId,
      deliveryServiceId: offer.id,
      deliveryType: offer.type,
      deliveryName: offer.name,
      deliveryPrice: calculated.delivery,
      liftPrice: calculated.lift,
      pickupPointId: point?.id ?? null,
      address: point ? null : (address ?? null),
      deliveryAddress: point ? point.address : addressLine(context.city.name, address),
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
      bonusIn: totalsOf(loaded.lines).bonusIn,
      bonusOut: calculated.bonusOut,
      basketPrice: calculated.goods,
      price: calculated.price,
    })
    .returning({ id: order.id });
  if (!written) throw new Error('The order was not stored');
  await context.db.insert(orderLine).values(
    loaded.lines.map(({ product, quantity, price }) => ({
      orderId: written.id,
      productId: product.id,
      quantity,
      name: product.name,
      basePrice: product.basePrice,
      price,
      weight: product.weight,
    })),
  );
  return written.id;
}

function addressLine(city: string, address: Calculated['address']): string {
  if (!address) return city;
  const { street, house, porch, floor, apartment } = address;
  const part = (name: string, value: string) => (value ? [`${name} ${value}`] : []);
  return [
    city,
    street,
    `д. ${house}`,
    ...part('подъезд', porch),
    ...part('этаж', floor),
    ...part('кв.', apartment),
  ].join(', ');
}

/** The first order brings the bonus card (ORD-05); bonuses that were spent are gone. */
async function settleBonuses({ customer: buyer, bonusOut }: Calculated, { db }: SessionContext): Promise<void> {
  if (!buyer) return;
  await db
    .update(customer)
    .set({
      bonusCard: sql`coalesce(${customer.bonusCard}, lpad(${customer.id}::text, 12, '0'))`,
      bonusBalance: sql`${customer.bonusBalance} - ${bonusOut}`,
    })
    .where(eq(customer.id, buyer.id));
}
