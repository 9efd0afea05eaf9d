import { freePort } from 'deploy-network/free-port';
import { createPartners } from 'deploy-partners/server';
import { sandboxSettings } from 'deploy-partners/settings';
import { type PaymentData, paymentData } from 'shared-contracts/checkout/wire/payment';
import { type AcquirerName, order, orderLine } from '../db/schema';
import { keyOf } from '../http/session';
import type { Acquirer } from '../partners/acquirers/protocol/acquirer';
import { connectPartners } from '../partners/connect-partners';
import type { Partners } from '../partners/partners';
import { readConfig } from '../start/config';
import { EKATERINBURG } from './small-shop';
import { startShop, type TestShop } from './start-shop';

/** The payment methods of the small shop. */
export const PAY = { card: 3, sbp: 4, onReceipt: 1 } as const;

export interface PayingShop extends TestShop {
  readonly partners: Partners;
  /** Moves the shop's clock by so many milliseconds. */
  wait(milliseconds: number): void;
  now(): Date;
  /** An order of a visitor, 100 roubles, for pickup. Returns its id. */
  order(session: string, paySystem?: number): Promise<number>;
  /** The answer of API-97. */
  pay(id: number, session: string): Promise<PaymentData>;
}

/** The shopper's action in the sandbox: on the payment page of a card, or in the bank's app. */
export async function act(link: string | null, form: Record<string, string>): Promise<Response> {
  if (link === null) throw new Error('There is no link to pay by');
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

interface PayingShopOptions {
  /** Other settings of the acquirers; '' removes one. */
  settings?: Record<string, string>;
  /** Wraps an acquirer, to simulate errors. */
  between?: (acquirer: Acquirer, name: AcquirerName) => Acquirer;
}

/** A small shop with the sandboxes of its acquirers, which call it back. */
export async function startPayingShop({
  settings = {},
  between = (acquirer) => acquirer,
}: PayingShopOptions = {}): Promise<PayingShop> {
  const port = await freePort();
  const sandboxes = createPartners({ LOG_LEVEL: 'silent', API_ROOT: `http://127.0.0.1:${port}` }, 50);
  const root = await sandboxes.listen({ port: 0, host: '127.0.0.1' });
  const connected = connectPartners(readConfig({ ...sandboxSettings(root), ...settings }));
  const acquirers = new Map([...connected.acquirers].map(([name, acquirer]) => [name, between(acquirer, name)]));
  const partners = { ...connected, acquirers };
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const shop = await startShop({ partners, now, port });

  return {
    ...shop,
    partners,
    now,
    wait(milliseconds) {
      ahead += milliseconds;
    },
    async order(session, paySystem = PAY.card) {
      const [made] = await shop.db
        .insert(order)
        .values({ ...anOrder, sessionKey: keyOf(session), paySystemId: paySystem, createdAt: now() })
        .returning({ id: order.id });
      if (!made) throw new Error('The order was not stored');
      await shop.db.insert(orderLine).values({ ...aLine, orderId: made.id });
      return made.id;
    },
    async pay(id, session) {
      return paymentData.parse((await shop.ask(`/sale/order/pay/${id}/`, { session })).value);
    },
    async close() {
      await shop.close();
      await sandboxes.close();
    },
  };
}
