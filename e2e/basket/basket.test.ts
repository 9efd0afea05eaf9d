/**
 * The basket of mf-checkout against the real back end, over a network that delays, loses and fails requests. After any sequence of
 * changes the page shows what the server has, and no change is lost or done twice.
 */

import { basketSchema } from '@zapovednik/api/checkout/wire/basket';
import type { Memory } from '@zapovednik/platform/storage';
import { EKATERINBURG, PERM } from 'deploy-api/testing/small-shop';
import { startShop, type TestShop } from 'deploy-api/testing/start-shop';
import fc from 'fast-check';
import { type Asked, type BasketPage, openPage } from './basket-page';
import { createNetwork, type NetworkFault } from './network';
import { possibleBaskets, type Quantities } from './possible-baskets';

let server: TestShop;
beforeAll(async () => {
  server = await startShop();
  // A hidden page sends a quantity without the debounce.
  Object.assign(globalThis, { document: Object.assign(new EventTarget(), { visibilityState: 'hidden' }) });
}, 60_000);
afterAll(() => server.close());

/** The storage of a tab. */
function createMemory(): Memory {
  const stored = new Map<string, string>();
  return {
    read: (name, schema) => schema.safeParse(JSON.parse(stored.get(name) ?? 'null')).data ?? null,
    write: (name, value) => Boolean(stored.set(name, JSON.stringify(value))),
    forget: (name) => void stored.delete(name),
    names: (prefix) => [...stored.keys()].filter((name) => name.startsWith(prefix)),
  };
}

/** Products 1 and 3 have a large stock, product 2 has five pieces; in the other city three, none and none. */
const productId = fc.constantFrom(1, 2, 3);
const steps = {
  add: fc.record({ kind: fc.constant('add' as const), productId, quantity: fc.integer({ min: 1, max: 3 }) }),
  /** 0 removes a product; a removed product is restored in the same way. */
  set: fc.record({ kind: fc.constant('set' as const), productId, quantity: fc.integer({ min: 0, max: 4 }) }),
  clear: fc.record({ kind: fc.constant('clear' as const) }),
  reload: fc.record({ kind: fc.constant('reload' as const) }),
  point: fc.record({ kind: fc.constant('point' as const), fast: fc.boolean() }),
  /** Waits until all requests are answered. */
  rest: fc.record({ kind: fc.constant('rest' as const) }),
  /** Follows a link to another document, in the same city or the other one. */
  leave: fc.record({ kind: fc.constant('leave' as const), toOtherCity: fc.boolean() }),
};
const step = fc.oneof(
  { weight: 4, arbitrary: steps.add },
  { weight: 4, arbitrary: steps.set },
  steps.clear,
  steps.reload,
  steps.point,
  steps.rest,
  steps.leave,
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const writeWeather = fc.constantFrom<NetworkFault[]>('fine', 'fine', 'slow', 'lost request', 'lost answer', 'broken');
const readWeather = fc.constantFrom<NetworkFault[]>('fine', 'slow');

interface Tab {
  readonly take: (step: Step) => Promise<void>;
  readonly page: () => BasketPage;
  readonly location: () => number;
  readonly log: ReadonlyMap<string, Asked>;
}

function openTab(
  session: string,
  writes: Iterator<NetworkFault>,
  reads: Iterator<NetworkFault>,
  cities: readonly number[],
): Tab {
  const log = new Map<string, Asked>();
  const memory = createMemory();
  let [location = EKATERINBURG, other = EKATERINBURG] = cities;
  const open = () =>
    openPage({ root: server.root, session, location, network: createNetwork(writes, reads), log, memory });
  let page = open();

  return {
    page: () => page,
    location: () => location,
    log,
    async take(next) {
      switch (next.kind) {
        case 'add':
          page.add(next.productId, next.quantity);
          return;
        case 'set':
          page.set(next.productId, next.quantity);
          return;
        case 'clear':
          // A basket that looks empty has no button to clear it.
          if (Object.keys(page.shown()).length > 0) page.clear();
          return;
        case 'reload':
          await page.reload().catch(() => {});
          return;
        case 'point':
          await page.choosePoint(next.fast).catch(() => {});
          return;
        case 'rest':
          return page.settled();
        case 'leave':
          await page.leave();
          if (next.toOtherCity) [location, other] = [other, location];
          page = open();
      }
    },
  };
}

async function basketOf(session: string, location: number): Promise<Quantities> {
  const { value } = await server.ask('/sale/basket/get/', { session, location });
  return Object.fromEntries(basketSchema.parse(value).basket.map(({ PRODUCT_ID, QUANTITY }) => [PRODUCT_ID, QUANTITY]));
}

test('CRT-18 CRT-20 in one tab every change is done once and in order, or not at all when it failed', async () => {
  const weather = fc.tuple(fc.array(writeWeather, { maxLength: 12 }), fc.array(readWeather, { maxLength: 12 }));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), weather, async (taken, [writes, reads]) => {
      const session = await server.visit();
      const tab = openTab(session, writes.values(), reads.values(), [EKATERINBURG]);
      for (const next of taken) await tab.take(next);
      await tab.page().settled();
      const held = await basketOf(session, EKATERINBURG);
      expect(tab.page().shown()).toEqual(held);
      expect(possibleBaskets([...tab.log.values()])).toContain(JSON.stringify(held));
    }),
    { numRuns: 40 },
  );
}, 60_000);

test('CRT-07 CRT-35 two tabs of one session, in one or two cities, agree with the server once they read again', async () => {
  const weather = fc.array(writeWeather, { maxLength: 10 });
  const ofTabs = fc.array(fc.tuple(fc.nat({ max: 1 }), step), { minLength: 1, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(ofTabs, weather, weather, async (taken, writes, reads) => {
      const session = await server.visit();
      const [ofWrites, ofReads] = [writes.values(), reads.values()];
      const tabs = [0, 1].map(() => openTab(session, ofWrites, ofReads, [EKATERINBURG, PERM]));
      for (const [index, next] of taken) await tabs[index]?.take(next);
      for (const tab of tabs) await tab.page().settled();
      // Simulated network faults may still be left.
      while (!ofWrites.next().done || !ofReads.next().done);
      for (const { page, location } of tabs) {
        await page().reload();
        await page().settled();
        expect(page().shown()).toEqual(await basketOf(session, location()));
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);
