import { eq } from 'drizzle-orm';
import { savedOrder } from 'shared-contracts/checkout/wire/order';
import { orderMessage, stock } from '../db/schema';
import type { OrderEvent } from '../db/schema/order-event';
import { inTransaction } from '../db/transaction';
import { sendOrderMessages } from '../modules/messages/send-messages';
import { applyEvent } from '../modules/order/status/apply-event';
import type { Partners } from '../partners/partners';
import { type Sandboxes, startSandboxes } from './sandboxes';
import { startShop, type TestShop } from './start-shop';

export interface Someone {
  readonly phone: string;
  readonly email: string;
}

/** A shop whose services for email and SMS are sandboxes, and whose clock tests move. */
export interface WritingShop extends TestShop {
  readonly outside: Sandboxes;
  readonly log: { readonly warn: jest.Mock; readonly error: jest.Mock };
  /** Moves the shop's clock to so many milliseconds ahead. */
  ahead(milliseconds: number): void;
  /** Sends the messages that are due. */
  send(partners?: Partners): Promise<void>;
  /** Someone whom no other test writes to. */
  someone(): Someone;
  /** Places an order of two pieces, 200 roubles, for pickup. Returns its id. */
  buy(buyer: Someone, session?: string): Promise<number>;
  happen(id: number, event: OrderEvent): ReturnType<typeof applyEvent>;
  /** Everything works again, no message waits, and the clock is right. */
  mend(): Promise<void>;
}

export async function startWritingShop(): Promise<WritingShop> {
  const outside = await startSandboxes();
  const shop = await startShop({ partners: outside.partners });
  await shop.db.update(stock).set({ quantity: 10_000 }).where(eq(stock.productId, 3));
  const log = { warn: jest.fn(), error: jest.fn() };
  let ahead = 0;
  let people = 0;
  const now = () => new Date(Date.now() + ahead);
  return {
    ...shop,
    outside,
    log,
    ahead(milliseconds) {
      ahead = milliseconds;
    },
    async send(partners = outside.partners) {
      await sendOrderMessages({ ...shop.work, partners, now }, log);
    },
    someone() {
      people += 1;
      return { phone: `7922555${String(people).padStart(4, '0')}1`.slice(0, 11), email: `buyer${people}@example.ru` };
    },
    async buy({ phone, email }, session) {
      const own = session ?? (await shop.visit());
      await shop.ask('/sale/basket/add/3/2/', { session: own });
      const body = {
        user: { fullName: 'Иван Лесов', phone, email },
        acceptPersonData: 'Y',
        serviceId: 2,
        pickupPointId: 1,
        paymentId: 1,
      };
      const saved = savedOrder.parse((await shop.ask('/sale/order/save/', { session: own, body })).value);
      if (!saved.order) throw new Error(JSON.stringify(saved));
      return saved.order.ID;
    },
    happen: (id, event) => inTransaction(shop.db, (tx) => applyEvent(tx, id, event, shop.work)),
    async mend() {
      ahead = 0;
      jest.clearAllMocks();
      await Promise.all([outside.make('unisender', 'ok'), outside.make('smsc', 'ok'), shop.db.delete(orderMessage)]);
    },
    async close() {
      await shop.close();
      await outside.close();
    },
  };
}
