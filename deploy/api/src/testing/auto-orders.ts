import { getAutoOrders, type OwnAutoOrder, ownAutoOrder } from '@zapovednik/api/cabinet/calls/own-auto-order';
import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { stock } from '../db/schema';
import { makeNextOrders } from './make-next-orders';
import { EKATERINBURG } from './small-shop';
import type { Asked, TestShop } from './start-shop';

const DAY = 86_400_000;
/** When the clock of these shops stands at first. */
export const START = new Date('2026-11-21T06:00:00Z');

interface AutoOrders {
  /** Anna's session. */
  readonly anna: string;
  /** Moves the clock to so many days after the start. */
  at(days: number): void;
  /** Moves the clock, and makes the orders that are due. */
  run(days: number): Promise<number>;
  /** A weekly auto-order of six pieces at 100 roubles, whose next delivery is on 28 November. Returns its number. */
  weekly(): Promise<number>;
  /** A call under `/sale/Autoorder/order/`. */
  write(what: string, id: number, body?: object, session?: string): Promise<Asked>;
  one(id: number): Promise<OwnAutoOrder>;
  mine(query?: string): Promise<z.output<typeof getAutoOrders.answer>>;
}

/** Anna's auto-orders in a shop that starts `at: START` and gets plenty of goods. */
export function autoOrdersIn(shop: TestShop): AutoOrders {
  let anna = '';
  beforeAll(async () => {
    await shop.db.update(stock).set({ quantity: 1000 }).where(eq(stock.locationId, EKATERINBURG));
    anna = await shop.signIn('anna@example.ru');
  });
  const at = (days: number) => shop.clock.at(START.getTime() + days * DAY);
  const read = async (path: string) => (await shop.ask(`/sale/Autoorder/get/${path}`, { session: anna })).value;
  return {
    get anna() {
      return anna;
    },
    at,
    run(days) {
      at(days);
      return makeNextOrders(shop.work);
    },
    async weekly() {
      await shop.ask('/sale/basket/add/3/6/', { session: anna });
      await shop.ask('/sale/Autoorder/mode/set/week/', { session: anna });
      const body = {
        user: { fullName: 'Анна Лесная', phone: '79220000001', email: '' },
        ...{ acceptPersonData: 'Y', serviceId: 2, pickupPointId: 1, paymentId: 1 },
      };
      const { order } = savedOrder.parse((await shop.ask('/sale/order/save/', { session: anna, body })).value);
      return order?.ID ?? 0;
    },
    write: (what, id, body = {}, session = anna) => shop.ask(`/sale/Autoorder/order/${what}/${id}/`, { session, body }),
    one: async (id) => ownAutoOrder.parse(await read(`${id}/`)),
    mine: async (query = '') => getAutoOrders.answer.parse(await read(query)),
  };
}
