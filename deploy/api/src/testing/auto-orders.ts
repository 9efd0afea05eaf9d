import { setAutoOrderMode } from '@zapovednik/api/cabinet/calls/auto-order';
import { getAutoOrders } from '@zapovednik/api/cabinet/calls/own-auto-order';
import { type OwnAutoOrderAnswer, ownAutoOrder } from '@zapovednik/api/cabinet/wire/own-auto-order';
import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { saveOrder } from '@zapovednik/api/checkout/calls/order';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { stock } from '../db/schema';
import { makeNextOrders } from './make-next-orders';
import { EKATERINBURG } from './small-shop';
import type { Asked, TestShop, Visitor } from './start-shop';
import { useVisitor } from './use-shop';

const DAY = 86_400_000;
/** The first time of the clock in these shops. */
export const START = new Date('2026-11-21T06:00:00Z');

interface AutoOrders {
  readonly anna: Visitor;
  /** Moves the clock to this number of days after the start. */
  at(days: number): void;
  /** Moves the clock, and makes the orders that are due. */
  run(days: number): Promise<number>;
  /** A weekly auto-order of six pieces at 100 roubles, whose next delivery is on 28 November. Returns its number. */
  weekly(): Promise<number>;
  /** A call under `/sale/Autoorder/order/`. */
  write(what: string, id: number, body?: object, by?: Visitor): Promise<Asked>;
  one(id: number): Promise<OwnAutoOrderAnswer>;
  mine(query?: string): Promise<z.output<typeof getAutoOrders.answer>>;
}

/** Anna's auto-orders in a shop that starts `at: START` and gets plenty of goods. */
export function autoOrdersIn(shop: TestShop): AutoOrders {
  beforeAll(() => shop.db.update(stock).set({ quantity: 1000 }).where(eq(stock.locationId, EKATERINBURG)));
  const anna = useVisitor(shop, { login: 'anna@example.ru' });
  const at = (days: number) => shop.clock.at(START.getTime() + days * DAY);
  const read = async (path: string) => (await anna.ask(`/sale/Autoorder/get/${path}`)).value;
  return {
    anna,
    at,
    run(days) {
      at(days);
      return makeNextOrders(shop.work);
    },
    async weekly() {
      await anna.api(addToBasket, { id: 3, qty: 6 });
      await anna.api(setAutoOrderMode, { mode: 'week' });
      const { made } = await anna.api(saveOrder, {
        user: { fullName: 'Анна Лесная', phone: '79220000001', email: '' },
        ...{ acceptPersonData: 'Y', serviceId: 2, pickupPointId: 1, paymentId: 1 },
      });
      return made?.id ?? 0;
    },
    write: (what, id, body = {}, by = anna) => by.ask(`/sale/Autoorder/order/${what}/${id}/`, body),
    one: async (id) => ownAutoOrder.parse(await read(`${id}/`)),
    mine: async (query = '') => getAutoOrders.answer.parse(await read(query)),
  };
}
