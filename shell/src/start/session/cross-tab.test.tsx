import { getFavourites } from '@zapovednik/api/catalog/calls/favourites';
import { getBasket } from '@zapovednik/api/checkout/calls/basket';
import { isAuth } from '@zapovednik/api/shell/calls/user';
import { toUserSession } from '@zapovednik/api/shell/models/user';
import type { UserSessionAnswer } from '@zapovednik/api/shell/wire/user';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { storeDraft } from '@zapovednik/platform/draft';
import { fakeClock, fixtures } from '@zapovednik/testing';
import { createTestShell } from '../../testing/open-app';
import { createCrossTab } from './cross-tab';
import { readBasket } from './read-visitor';
import { createSession } from './session';
import { createVisitor } from './visitor';

/** The other tabs of a browser, with the messages that they get and send. */
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

const anonymous = fixtures.anonymous({ session_id: 'nobody' });
const customer = fixtures.customer({ session_id: 'anna' });

/** A tab that started with the session `who`. The session in `now` is the answer to its next request. */
async function tab(who: UserSessionAnswer) {
  const app = createTestShell({ report: jest.fn() });
  const now = (user: UserSessionAnswer) => app.backEnd.answer(isAuth, user);
  now(who);
  app.backEnd.answer(getBasket, fixtures.basket([]));
  app.backEnd.answer(getFavourites, []);
  const session = createSession(() => app.api);
  const navigation = { at: () => window.location, go: jest.fn(async () => {}), recheck: jest.fn(async () => {}) };
  const visitor = createVisitor({ app, session, navigation, reloadBasket: () => readBasket(app) });
  const { broadcast, follow } = createCrossTab({ app, session, visitor });
  await visitor.start();
  follow();
  const asked = () => app.backEnd.asked.filter(({ id }) => id === isAuth.id).length;
  return { app, session, navigation, broadcast, now, asked, status: () => app.atom(sessionAtom).get().status };
}

beforeEach(() => {
  FakeChannel.all = [];
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: FakeChannel });
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('SES-29 a sign-in or sign-out in one tab reaches the other tabs at once, and they run the guards of their page again', async () => {
  const here = await tab(anonymous);
  const there = await tab(anonymous);
  there.now(customer);
  here.broadcast(toUserSession(customer));
  await settled();
  expect(there.status()).toBe('authorized');
  expect(await there.session.id(getBasket)).toBe('anna');
  expect(there.navigation.recheck).toHaveBeenCalledTimes(1);
  there.now(fixtures.anonymous({ session_id: 'nobody again' }));
  here.broadcast(toUserSession(anonymous));
  await settled();
  expect(there.status()).toBe('anonymous');
  expect(there.navigation.recheck).toHaveBeenCalledTimes(2);
});

test('SES-29 a new session id of the same person is taken over, and nothing else changes', async () => {
  const here = await tab(customer);
  const there = await tab(customer);
  there.now({ ...customer, session_id: 'anna, with another password' });
  here.broadcast(toUserSession(customer));
  await settled();
  expect(await there.session.id(getBasket)).toBe('anna, with another password');
  expect(there.navigation.recheck).not.toHaveBeenCalled();
});

test('messages between tabs contain no session data, and unknown messages are ignored', async () => {
  const here = await tab(customer);
  const said = jest.spyOn(FakeChannel.prototype, 'postMessage');
  here.broadcast(toUserSession(customer));
  expect(said.mock.calls).toEqual([['session:changed']]);
  new FakeChannel('session').postMessage({ session_id: 'planted' });
  await settled();
  expect(here.asked()).toBe(1);
});

test('SES-29 a sign-out in one tab removes what was typed in the others, also before the sign-in; a sign-in and an expiry do not', async () => {
  const here = await tab(customer);
  const there = await tab(customer);
  const typed = () => Object.keys(sessionStorage).filter((name) => name.startsWith('draft:'));
  storeDraft('mf-checkout/order', 7, { name: 'Анна' });
  storeDraft('mf-services/visit', null, { name: 'Анна' });
  here.broadcast(toUserSession(customer));
  await settled();
  there.now(anonymous);
  await there.session.refresh();
  expect(typed()).toHaveLength(2);
  here.broadcast(toUserSession(anonymous));
  expect(typed()).toEqual([]);
});

test('SES-03 a tab of another city updates when the user returns to it, because it gets no messages from other cities', async () => {
  const { pass } = fakeClock();
  const there = await tab(anonymous);
  there.now(customer);
  window.dispatchEvent(new Event('focus'));
  await pass(1);
  expect(there.asked()).toBe(1);
  await pass(5_000);
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  await pass(1);
  expect(there.asked()).toBe(2);
  expect(there.status()).toBe('authorized');
});

test('SES-21 after the lifetime of a session the tab leaves it to the next call to detect the expiry and show the message', async () => {
  const { pass } = fakeClock();
  const there = await tab(customer);
  there.now(anonymous);
  await pass(customer.session_maxlifetime * 1000);
  window.dispatchEvent(new Event('focus'));
  await pass(1);
  expect(there.asked()).toBe(1);
  expect(there.status()).toBe('authorized');
});

test('a tab whose request fails stays unchanged', async () => {
  const there = await tab(customer);
  there.app.backEnd.fail(isAuth);
  new FakeChannel('session').postMessage('session:changed');
  await settled();
  expect(there.status()).toBe('authorized');
  expect(there.app.report).toHaveBeenCalledTimes(1);
});
