import { eq } from 'drizzle-orm';
import { getAutoOrders, type OwnAutoOrder, ownAutoOrder } from 'shared-contracts/cabinet/calls/own-auto-order';
import { savedOrder } from 'shared-contracts/checkout/wire/order';
import type * as z from 'zod/mini';
import { stock } from '../db/schema';
import { runAutoOrders } from '../modules/auto-order/run';
import { noPartners } from '../partners/connect-partners';
import type { Partners } from '../partners/partners';
import { EKATERINBURG } from './small-shop';
import { type Asked, startShop, type TestShop } from './start-shop';

const DAY = 86_400_000;
const start = new Date('2026-11-21T06:00:00Z');

/** A small shop on 21 November 2026, with plenty of goods, where Anna has auto-orders. */
export interface RepeatingShop extends TestShop {
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

/** @param partners The third-party services; by default none. */
export async function startRepeatingShop(partners: Partners = noPartners): Promise<RepeatingShop> {
  let clock = start;
  const shop = await startShop({ now: () => clock, partners });
  await shop.db.update(stock).set({ quantity: 1000 }).where(eq(stock.locationId, EKATERINBURG));
  const anna = await shop.signIn('anna@example.ru');
  const at = (days: number) => {
    clock = new Date(start.getTime() + days * DAY);
  };
  return {
    ...shop,
    anna,
    at,
    run(days) {
      at(days);
      return runAutoOrders(shop.work, { error: () => {} });
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
    one: async (id) => ownAutoOrder.parse((await shop.ask(`/sale/Autoorder/get/${id}/`, { session: anna })).value),
    mine: async (query = '') =>
      getAutoOrders.answer.parse((await shop.ask(`/sale/Autoorder/get/${query}`, { session: anna })).value),
  };
}
