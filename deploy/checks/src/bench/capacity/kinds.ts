import { getPage, search } from '@zapovednik/api/catalog/calls/catalog';
import { suggest } from '@zapovednik/api/catalog/calls/suggest';
import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { getPickupPoints } from '@zapovednik/api/checkout/calls/delivery';
import { getOrderPage, saveOrder } from '@zapovednik/api/checkout/calls/order';
import { isAuth } from '@zapovednik/api/shell/calls/user';
import { DEFAULT_LOCATION_ID } from '@zapovednik/api/shell/wire/default-location';
import { type Api, createApi } from '@zapovednik/platform/client';
import { newAddress } from 'e2e/shop/new-address';
import { SECTION } from 'e2e/shop/pages';
import { texts } from '../catalogue/operations';
import { Visitor } from '../load/visitor';
import type { Production } from './production';

/** Something that people come for. */
export interface Kind {
  readonly what: string;
  /** The rate of the first step, per second: far below what one core does. */
  readonly from: number;
  readonly arrive: (number: number) => Promise<unknown>;
}

/** Pieces in stock. */
const ENOUGH = 20;

/** A person with an own address, and later a session. Calls go to the role `api` directly. */
function newPerson(root: string): { readonly api: Api; readonly signIn: () => Promise<void> } {
  const address = newAddress();
  let session: string | null = null;
  const api = createApi({
    root,
    location: () => DEFAULT_LOCATION_ID,
    session: async () => session,
    timeLimit: 20_000,
    fetch(url, init) {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', address);
      return fetch(url, { ...init, headers });
    },
  });
  return {
    api,
    async signIn() {
      session = (await api(isAuth, {})).sessionId;
    },
  };
}

/** Connections of proxies to the gateway: one is free for everyone who arrives. */
function pages(port: number) {
  const free: Visitor[] = [];
  return async (path: string) => {
    const visitor = free.pop() ?? new Visitor(port);
    const status = await visitor.ask(path);
    free.push(visitor);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  };
}

/** What is measured, prepared from the data of this shop. */
export async function kindsOf({ port, apiRoot }: Production): Promise<readonly Kind[]> {
  const ask = pages(port);
  const { api } = newPerson(apiRoot);
  const { products: all } = await api(getPage, { perPage: 400, filter: { AVAILABLE: 'Y' } });
  // What anybody can order, as often as it is ordered here.
  const products = all.filter((one) => one.quantity >= ENOUGH && !one.isMerchandise && !one.isPrescription);
  const point = (await api(getPickupPoints, {})).find(({ handsOut }) => handsOut);
  const product = (number: number) => products[number % products.length]?.id ?? 0;
  const text = (number: number) => texts[number % texts.length] ?? '';

  async function withBasket(number: number): Promise<Api> {
    const person = newPerson(apiRoot);
    await person.signIn();
    await person.api(addToBasket, { id: product(number), qty: 1 });
    return person.api;
  }

  async function order(number: number): Promise<void> {
    const own = await withBasket(number);
    const page = await own(getOrderPage, {});
    const saved = await own(saveOrder, {
      serviceId: page?.deliveries.find(({ type }) => type === 'pickup')?.id,
      pickupPointId: point?.id,
      paymentId: page?.payments.find(({ isCash }) => isCash)?.id,
      user: { fullName: 'Иван Лесов', phone: '79220000002', email: 'ivan@example.ru' },
      acceptPersonData: 'Y',
    });
    if (!saved.made) throw new Error('the order was refused');
  }

  return [
    { what: 'cached pages', from: 300, arrive: () => ask(SECTION) },
    { what: 'uncached pages', from: 10, arrive: () => ask(`${SECTION}?debug=1`) },
    { what: 'searches', from: 20, arrive: (number) => newPerson(apiRoot).api(search, { query: text(number) }) },
    {
      what: 'suggestions',
      from: 40,
      arrive: (number) => newPerson(apiRoot).api(suggest, { query: text(number).slice(0, 2 + (number % 7)) }),
    },
    { what: 'baskets: a new visitor and the first product', from: 20, arrive: withBasket },
    { what: 'orders: a new visitor, product, order page, order', from: 5, arrive: order },
  ];
}
