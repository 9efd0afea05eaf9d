import type { oneClickOrder } from '@zapovednik/api/checkout/calls/one-click';
import type { SavedOrder } from '@zapovednik/api/checkout/wire/order';
import { normalizePhone } from '@zapovednik/rules/format';
import type * as z from 'zod/mini';
import { lockCustomer } from '../../../db/lock-customer';
import type { SessionContext } from '../../../http/context';
import { customerOf } from '../../../http/session';
import { notFound, ShopError } from '../../../http/shop-error';
import { priceLines, worthOf } from '../../basket/api';
import { countTypedContacts } from '../../messages/api';
import { offersIn } from '../../offers/api';
import { paySystemsFor } from '../../pay-systems/api';
import { reserve } from '../goods/reserve';
import { wrongContact } from './check-form';
import { checkOrderLimits } from './guest-orders';
import { logConsents } from './log-consents';
import { refuse, refuseLimit } from './order-error';
import { calculateError } from './present-order';
import { savedOrder } from './save-order';
import { writeOrder } from './write-order';

type OneClick = z.output<typeof oneClickOrder.body>;

/**
 * Orders one product without the basket (API-95). Until the operator calls back, the order is for pickup in the city and paid on
 * receipt; its goods are reserved.
 */
export async function orderInOneClick(form: OneClick, context: SessionContext): Promise<SavedOrder> {
  const { db, session, locationId } = context;
  const fields = wrongContact(form);
  if (Object.keys(fields).length > 0) throw refuse(fields);
  if (session.customerId !== null) await lockCustomer(db, session.customerId);
  const where = { locationId, shopId: null };
  const wanted = [{ id: form.productId, productId: form.productId, quantity: form.quantity }];
  const lines = await priceLines(db, wanted, where, session.customerId);
  if (lines.length === 0) throw notFound('Товар не найден');
  const offer = (await offersIn(db, locationId, context.now())).find(({ type }) => type === 'pickup');
  const payment = offer && (await paySystemsFor(context, offer.type)).find(({ isCash }) => isCash);
  if (!offer || !payment) throw new ShopError(409, 'not_offered', 'В вашем городе нет заказа в один клик');
  const goods = worthOf(lines);
  const phone = normalizePhone(form.phone);
  const guestMarks = await checkOrderLimits(
    { phone, pieces: form.quantity, price: goods, isCash: true, deliveryDate: null, phoneField: 'phone' },
    await customerOf(db, session),
    context,
  );
  const missing = await reserve(db, lines, where);
  if (missing.length > 0) throw refuse({}, calculateError({ missing }));
  const written = await writeOrder(
    db,
    {
      ...guestMarks,
      source: 'one_click',
      sessionKey: session.key,
      customerId: session.customerId,
      employeeId: session.operatorId,
      locationId,
      deliveryServiceId: offer.id,
      deliveryType: offer.type,
      deliveryName: offer.name,
      deliveryPrice: 0,
      liftPrice: 0,
      deliveryAddress: context.city.name,
      deliveryInterval: '',
      paySystemId: payment.id,
      paymentName: payment.name,
      contactName: form.name,
      phone,
      email: '',
      description: 'Заказ в один клик: позвонить и уточнить доставку',
      acceptEmail: false,
      acceptNotCall: false,
      bonusOut: 0,
      basketPrice: goods,
      price: goods,
      createdAt: context.now(),
    },
    lines,
    {
      events: context.events,
      now: context.now(),
      visitor: { sessionKey: session.key, origin: context.origin, repeats: null },
    },
  );
  await logConsents(written, form, context);
  await countTypedContacts({ phone, email: '' }, context).catch(refuseLimit);
  return savedOrder(written.id, goods, context);
}
