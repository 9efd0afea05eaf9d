import { chatEvent, getChatHash, setCarrotId, setMindboxData } from '@zapovednik/api/shell/calls/tracking';
import { toUserSession } from '@zapovednik/api/shell/models/user';
import { productViewed, searchMade, sectionViewed } from '@zapovednik/areas/catalog/events';
import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { basketChanged, checkoutStarted, orderSaved } from '@zapovednik/areas/checkout/events';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { sessionChanged } from '@zapovednik/areas/shell/events';
import type { PublicSettings } from '@zapovednik/platform/settings';
import { fakeClock, fixtures } from '@zapovednik/testing';
import { sessionState } from '../context/session-state';
import { createTestShell } from '../testing/open-app';
import { connectThirdParty } from './connect';
import { recommendationCity } from './recommendation-city';
import { thirdPartyServices } from './third-party-services';
import { utmOf } from './utm';

const chat = { key: 'key', script: 'https://chat.example/api.js', origins: [] };
const tracking = { endpoint: 'shop', script: 'https://tracking.example/tracker.js' };
const counters = { script: 'https://counter.example/tag.js', ids: { perm: 12 } };

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  for (const name of ['carrotquest', 'mindbox', 'ym', 'dataLayer']) Reflect.deleteProperty(window, name);
});

function appWith(settings: PublicSettings, options: Parameters<typeof createTestShell>[0] = {}) {
  const app = { ...createTestShell(options), settings };
  app.write(sessionAtom, sessionState(toUserSession(fixtures.customer())));
  app.backEnd.answer(setCarrotId, { done: true });
  app.backEnd.answer(setMindboxData, { done: true });
  app.backEnd.answer(getChatHash, { hash: 'proof' });
  return app;
}

const asked = ({ backEnd }: ReturnType<typeof appWith>) => backEnd.asked.map(({ id, input }) => [id, input]);

test('TRK-16 without keys nothing is loaded; with one key only that service', () => {
  connectThirdParty(appWith({}));
  expect(scripts()).toEqual([]);
  connectThirdParty(appWith({ tracking }));
  expect(scripts()).toEqual([tracking.script]);
});

test('TRK-04 TRK-08 LIM-63 the chat is asked for its id every two seconds, and the back end gets it once it is known', async () => {
  const { pass } = fakeClock();
  const app = appWith({ chat });
  connectThirdParty(app);
  expect(scripts()).toEqual([chat.script]);
  await pass(5_999);
  expect(asked(app)).toEqual([]);
  const auth = jest.fn();
  Object.assign(window, { carrotquest: { data: { user: { id: 'browser-1' } }, auth } });
  await pass(1);
  expect(asked(app)).toEqual([
    [setCarrotId.id, { id: 'browser-1' }],
    [getChatHash.id, { userId: '7' }],
  ]);
  expect(auth).toHaveBeenCalledWith('7', 'proof');
});

test('TRK-08 LIM-63 after ten requests without an id the chat is not asked again', async () => {
  const { pass } = fakeClock();
  const app = appWith({ chat });
  connectThirdParty(app);
  await pass(20_000);
  Object.assign(window, { carrotquest: { data: { user: { id: 'late' } } } });
  await pass(60_000);
  expect(asked(app)).toEqual([]);
});

test('TRK-13 API-73 the chat is told who goes from the cart to the order; without a chat nobody is', () => {
  const [app, without] = [appWith({ chat }), appWith({ tracking })];
  for (const shop of [app, without]) {
    shop.backEnd.answer(chatEvent, { done: true });
    connectThirdParty(shop);
    shop.bus.emit(checkoutStarted, {});
  }
  expect(asked(app)).toEqual([[chatEvent.id, { event: 'gotoCheckout' }]]);
  expect(asked(without)).toEqual([]);
});

test('TRK-09 the chat gets no proof of identity for an anonymous visitor', async () => {
  const { pass } = fakeClock();
  const app = appWith({ chat });
  app.write(sessionAtom, sessionState(toUserSession(fixtures.anonymous())));
  connectThirdParty(app);
  Object.assign(window, { carrotquest: { data: { user: { id: 'browser-1' } } } });
  await pass(2_000);
  expect(asked(app)).toEqual([[setCarrotId.id, { id: 'browser-1' }]]);
});

test('TRK-10 the back end gets Mindbox’s id of this browser', async () => {
  const { pass } = fakeClock();
  const app = appWith({ tracking });
  connectThirdParty(app);
  localStorage.setItem('mindboxDeviceUUID', 'device-1');
  await pass(2_000);
  expect(asked(app)).toEqual([[setMindboxData.id, { endpointid: 'device-1' }]]);
});

test('TRK-10 a browser that forbids storage has no id at the tracking service, which is no fault', async () => {
  const { pass } = fakeClock();
  const report = jest.fn();
  const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const app = { ...appWith({ tracking }), report };
  connectThirdParty(app);
  await pass(30_000);
  expect(asked(app)).toEqual([]);
  expect(report).not.toHaveBeenCalled();
  forbidden.mockRestore();
});

const operations = () => JSON.stringify(Reflect.get(Reflect.get(window, 'mindbox'), 'queue'));

test('TRK-01 TRK-02 TRK-03 tracking gets the location, and views, sections, searches, cart and purchase', async () => {
  const app = appWith({ tracking }, { city: fixtures.perm() });
  app.write(basketAtom, { status: 'ready', quantities: { 5: 1, 6: 1 }, quantity: 2, sum: 200 });
  const bring = thirdPartyServices(app);
  // Before the adapters are loaded.
  app.bus.emit(productViewed, { productId: 5, price: 100 });
  bring();
  app.bus.emit(sectionViewed, { sectionId: 3 });
  app.bus.emit(searchMade, { text: 'корм' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  app.write(basketAtom, { status: 'ready', quantities: { 5: 3 }, quantity: 3, sum: 300 });
  app.bus.emit(basketChanged, { quantity: 3, sum: 300 });
  app.bus.emit(orderSaved, { orderId: 100001, sum: 300 });
  await new Promise((resolve) => setTimeout(resolve));
  const readSession = operations();
  for (const [operation, fact] of [
    ['SetLocation', '"externalId":"362363"'],
    ['ViewProduct', '"website":"5"}},"price":100'],
    ['ViewCategory', '"website":"3"'],
    ['Search', '"searchPhrase":"корм"'],
    ['AddToCart', '"count":3'],
    ['RemoveFromCart', '"website":"6"'],
    ['Purchase', '"websiteID":"100001"},"totalPrice":300,"currency":"RUB"'],
  ] as const) {
    expect(readSession).toContain(`Website.${operation}`);
    expect(readSession).toContain(fact);
  }
});

test('TRK-01 goods that appear because another user signed in are not tracked as added', async () => {
  const app = appWith({ tracking });
  app.write(basketAtom, { status: 'ready', quantities: {}, quantity: 0, sum: 0 });
  connectThirdParty(app);
  app.bus.emit(sessionChanged, { authorized: true });
  app.write(basketAtom, { status: 'ready', quantities: { 5: 3 }, quantity: 3, sum: 300 });
  app.bus.emit(basketChanged, { quantity: 3, sum: 300 });
  expect(operations()).not.toContain('AddToCart');
});

test('TRK-06 TRK-14 CIT-29 a city with a counter sends sums in roubles; other cities send nothing', () => {
  const inPerm = appWith({ counters }, { city: fixtures.perm() });
  connectThirdParty(inPerm)({ kind: 'product', productId: 5, price: 100 });
  expect(scripts()).toEqual([counters.script]);
  expect(Reflect.get(Reflect.get(window, 'ym'), 'a')).toEqual([
    [12, 'init', { ecommerce: 'dataLayer', trackLinks: true, accurateTrackBounce: true }],
  ]);
  expect(Reflect.get(window, 'dataLayer')).toEqual([
    { ecommerce: { currencyCode: 'RUB', detail: { products: [{ id: '5', price: 100 }] } } },
  ]);
  document.head.replaceChildren();
  connectThirdParty(appWith({ counters }));
  expect(scripts()).toEqual([]);
});

test('TRK-15 a visit with goods in the cart counts after four and a half seconds', async () => {
  const { pass } = fakeClock();
  const app = appWith({ counters }, { city: fixtures.perm() });
  connectThirdParty(app);
  app.write(basketAtom, { status: 'ready', quantities: { 5: 3 }, quantity: 3, sum: 300 });
  const goals = () => JSON.stringify(Reflect.get(Reflect.get(window, 'ym'), 'a')).split('reachGoal').length - 1;
  await pass(4_499);
  expect(goals()).toBe(0);
  await pass(1);
  expect(goals()).toBe(1);
});

test('TRK-10 a session that ends meanwhile is no fault of the tracking; another failure is', async () => {
  const { pass } = fakeClock();
  const report = jest.fn();
  const app = { ...appWith({ tracking }), report };
  localStorage.setItem('mindboxDeviceUUID', 'device-1');
  app.backEnd.fail(setMindboxData, { status: 401, message: 'Session expired' });
  connectThirdParty(app);
  await pass(2_000);
  expect(asked(app)).toHaveLength(1);
  expect(report).not.toHaveBeenCalled();
  app.backEnd.fail(setMindboxData, { status: 500, message: 'Ошибка' });
  app.bus.emit(sessionChanged, { authorized: true });
  await pass(2_000);
  expect(report).toHaveBeenCalledTimes(1);
});

test('TRK-15 goods that come a minute after the page count once, and a cart that was emptied meanwhile does not', async () => {
  const { pass } = fakeClock();
  const app = appWith({ counters }, { city: fixtures.perm() });
  connectThirdParty(app);
  const full = { status: 'ready' as const, quantities: { 5: 3 }, quantity: 3, sum: 300 };
  const goals = () => JSON.stringify(Reflect.get(Reflect.get(window, 'ym'), 'a')).split('reachGoal').length - 1;
  await pass(60_000);
  app.write(basketAtom, full);
  await pass(4_000);
  app.write(basketAtom, { status: 'ready', quantities: {}, quantity: 0, sum: 0 });
  await pass(4_500);
  expect(goals()).toBe(0);
  app.write(basketAtom, full);
  await pass(4_500);
  app.write(basketAtom, { ...full, quantity: 4 });
  await pass(9_000);
  expect(goals()).toBe(1);
});

test('TRK-07 LIM-62 recommendations use city 362363, in a regional centre its own location', () => {
  expect(recommendationCity({ isRc: false, locationId: 2202 })).toBe(362363);
  expect(recommendationCity({ isRc: true, locationId: 2201 })).toBe(2201);
});

test('TRK-11 a purchase contains the utm parameters that the gateway has stored', () => {
  expect(utmOf('a=b; utm=utm_source=mail&utm_term=%D0%BA%D0%BE%D1%80%D0%BC; c=d')).toEqual({
    utm_source: 'mail',
    utm_term: 'корм',
  });
  expect(utmOf('')).toEqual({});
});

test.each(['order', 'visit', 'preview'])(
  'no third-party script is loaded on a page whose address is a secret: /%s/',
  async (of) => {
    window.history.replaceState(null, '', `/${of}/255t-AbCdEfGhIjKlMnOp/`);
    thirdPartyServices(appWith({ chat, tracking, counters }))();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(scripts()).toEqual([]);
    window.history.replaceState(null, '', '/');
  },
);
