import * as z from 'zod/mini';
import { Refusal, type ShopApi } from './shop-api';

/** The events that the accounting system reports. */
export const eventNames = [
  'assemble',
  'arrive',
  'ship',
  'complete',
  'run_out',
  'not_collected',
  'not_delivered',
  'bring_back',
] as const;
export type Event = (typeof eventNames)[number];

/** The events as labels of buttons. */
export const EVENTS: Readonly<Record<Event, string>> = {
  assemble: 'Собирать',
  arrive: 'Готов к выдаче',
  ship: 'Передан в доставку',
  complete: 'Получен',
  run_out: 'Нет товара',
  not_collected: 'Не забран',
  not_delivered: 'Не доставлен',
  bring_back: 'Возвращён',
};
export const isEvent = (name: string): name is Event => Object.hasOwn(EVENTS, name);

const orders = z.object({
  orders: z.array(
    z.object({
      ID: z.int(),
      STATUS_NAME: z.string(),
      PAYED: z.enum(['Y', 'N']),
      PRICE: z.number(),
      DELIVERY_NAME: z.string(),
      DATE_INSERT: z.string(),
      CHANGED_AT: z.string(),
      EVENTS: z.array(z.string()),
    }),
  ),
});
export type Order = z.infer<typeof orders>['orders'][number];

/**
 * Each read overlaps the previous one by this many milliseconds, because a change becomes visible only when its
 * transaction has ended.
 */
const OVERLAP = 60_000;
const STORED = 500;

/** The shop's orders in the accounting system, updated by reading the changes. */
export class Orders {
  readonly #shop: ShopApi;
  readonly #known = new Map<number, Order>();
  #readFrom: number;

  /** @param since in milliseconds: orders that have not changed since then are not read. */
  constructor(shop: ShopApi, since: number) {
    this.#shop = shop;
    this.#readFrom = since;
  }

  /** The latest changes first. */
  get all(): readonly Order[] {
    return [...this.#known.values()].sort((a, b) => b.CHANGED_AT.localeCompare(a.CHANGED_AT) || b.ID - a.ID);
  }

  /** Reads the changes. @throws Refusal, or an error when the shop does not answer. */
  async refresh(): Promise<void> {
    const begun = Date.now();
    let since = new Date(this.#readFrom).toISOString();
    let afterId = 0;
    for (;;) {
      const query = new URLSearchParams({ since, afterId: String(afterId) });
      const { orders: page } = orders.parse(await this.#shop.get(`/admin/sale/order/changed/?${query}`));
      for (const order of page) this.#known.set(order.ID, order);
      const last = page.at(-1);
      if (!last) break;
      [since, afterId] = [last.CHANGED_AT, last.ID];
    }
    this.#readFrom = begun - OVERLAP;
    for (const { ID } of this.all.slice(STORED)) this.#known.delete(ID);
  }

  /** Reports an event of an order. @throws Refusal, or an error when the shop does not answer. */
  async report(id: number, event: Event): Promise<void> {
    try {
      await this.#shop.post(`/admin/sale/order/${id}/${event}/`);
    } catch (error) {
      // The demonstration data was reset.
      if (error instanceof Refusal && error.status === 404) this.#known.delete(id);
      throw error;
    }
  }
}
