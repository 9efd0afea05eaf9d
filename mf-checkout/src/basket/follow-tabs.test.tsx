import * as calls from '@zapovednik/api/checkout/calls/basket';
import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { addToBasket } from '@zapovednik/areas/checkout/commands';
import { createTestApp, fixtures } from '@zapovednik/testing';
import area from '../area';

/** The channel of the tabs of one browser. */
class FakeChannel {
  static all: FakeChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    FakeChannel.all.push(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.all) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
}

beforeEach(() => {
  FakeChannel.all = [];
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: FakeChannel });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

function tab() {
  const app = createTestApp();
  app.bus.answer(area.start(app));
  app.backEnd.answer(calls.addToBasket, fixtures.basket());
  const reads = () => app.backEnd.asked.filter(({ id }) => id === calls.getBasket.id).length;
  return { app, reads, count: () => app.atom(basketAtom).get().quantity };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('CRT-20 a change in one tab shows in the other tabs, and does not go back and forth', async () => {
  const [here, there] = [tab(), tab()];
  there.app.backEnd.answer(calls.getBasket, fixtures.basket());
  await here.app.bus.run(addToBasket, { productId: 1234, quantity: 2 });
  await settled();
  expect(there.count()).toBe(2);
  expect([here.reads(), there.reads()]).toEqual([0, 1]);
});

test('a tab that is not seen reads the basket when the user returns to it', async () => {
  const [here, there] = [tab(), tab()];
  there.app.backEnd.answer(calls.getBasket, fixtures.basket());
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await here.app.bus.run(addToBasket, { productId: 1234, quantity: 2 });
  await here.app.bus.run(addToBasket, { productId: 1234, quantity: 2 });
  await settled();
  expect(there.reads()).toBe(0);
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(there.reads()).toBe(1);
  expect(there.count()).toBe(2);
});

test('other messages are ignored', async () => {
  const there = tab();
  new FakeChannel('basket').postMessage({ lines: [] });
  await settled();
  expect(there.reads()).toBe(0);
});
