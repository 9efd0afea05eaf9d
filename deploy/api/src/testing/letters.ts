import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { eq } from 'drizzle-orm';
import { message, queuedJob, stock } from '../db/schema';
import type { OrderEvent } from '../db/schema/order-event';
import { inTransaction } from '../db/transaction';
import { applyEvent } from '../modules/order/status/apply-event';
import type { Partners } from '../partners/partners';
import { sendMessages } from './send-messages';
import type { TestShop } from './start-shop';

export interface Someone {
  readonly phone: string;
  readonly email: string;
}

interface Letters {
  readonly log: { readonly info: jest.Mock; readonly warn: jest.Mock; readonly error: jest.Mock };
  /** Sends the messages that are due. */
  send(partners?: Partners): Promise<void>;
  /** A person who gets no other messages in the tests. */
  someone(): Someone;
  /** Places an order of two pieces, 200 roubles, for pickup. Returns its id. */
  buy(buyer: Someone, session?: string): Promise<number>;
  happen(id: number, event: OrderEvent): ReturnType<typeof applyEvent>;
  /** Resets: everything works, no message waits, and the clock is right. */
  repair(): Promise<void>;
}

/** Orders and the messages about them in a shop with sandboxes and plenty of product 3. */
export function lettersIn(shop: TestShop): Letters {
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  let people = 0;
  beforeAll(() => shop.db.update(stock).set({ quantity: 10_000 }).where(eq(stock.productId, 3)));
  return {
    log,
    async send(partners = shop.work.partners) {
      await sendMessages({ ...shop.work, partners }, log);
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
    async repair() {
      shop.clock.ahead(0);
      jest.clearAllMocks();
      const { outside, db } = shop;
      await Promise.all([outside.make('unisender', 'ok'), outside.make('smsc', 'ok')]);
      for (const table of [message, queuedJob]) await db.delete(table);
    },
  };
}
