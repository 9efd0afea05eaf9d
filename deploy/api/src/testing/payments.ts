import { type PaymentData, paymentData } from '@zapovednik/api/checkout/wire/payment';
import { order, orderLine } from '../db/schema';
import { keyOf } from '../http/session';
import { EKATERINBURG } from './small-shop';
import type { TestShop } from './start-shop';

/** The payment methods of the small shop. */
export const PAY = { card: 3, sbp: 4, onReceipt: 1 } as const;

interface Payments {
  /** An order of a visitor, 100 roubles, for pickup. Returns its id. */
  order(session: string, paySystem?: number): Promise<number>;
  /** The answer of API-97. */
  pay(id: number, session: string): Promise<PaymentData>;
}

/** The shopper's action in the sandbox: on the payment page of a card, or in the bank's app. */
export async function act(link: string | null, form: Record<string, string>): Promise<Response> {
  if (link === null) throw new Error('The payment has no link');
  return fetch(link, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
}

/** The test cards of the sandboxes. */
export const cards = {
  pays: '2200 0000 0000 0012',
  secure: '2200 0000 0000 0020',
  refused: '2200 0000 0000 0038',
  waits: '2200 0000 0000 0053',
};

const anOrder = {
  locationId: EKATERINBURG,
  deliveryServiceId: 2,
  deliveryType: 'pickup',
  deliveryName: 'Самовывоз',
  deliveryPrice: 0,
  liftPrice: 0,
  pickupPointId: 1,
  deliveryAddress: 'ул. Ленина, 5',
  deliveryInterval: '',
  paymentName: 'На сайте',
  contactName: 'Иван Лесов',
  phone: '79220000002',
  email: '',
  description: '',
  acceptEmail: false,
  acceptNotCall: false,
  bonusIn: 0,
  bonusOut: 0,
  basketPrice: 10_000,
  price: 10_000,
};

const aLine = {
  productId: 3,
  name: 'Паштет «Поле» с уткой',
  quantity: 1,
  basePrice: 10_000,
  price: 10_000,
  weight: 85,
};

/** Orders and their payments in a shop with `payments`. */
export const paymentsIn = (shop: Pick<TestShop, 'db' | 'ask' | 'clock'>): Payments => ({
  async order(session, paySystem = PAY.card) {
    const [made] = await shop.db
      .insert(order)
      .values({ ...anOrder, sessionKey: keyOf(session), paySystemId: paySystem, createdAt: shop.clock.now() })
      .returning({ id: order.id });
    if (!made) throw new Error('The order was not stored');
    await shop.db.insert(orderLine).values({ ...aLine, orderId: made.id });
    return made.id;
  },
  async pay(id, session) {
    return paymentData.parse((await shop.ask(`/sale/order/pay/${id}/`, { session })).value);
  },
});
