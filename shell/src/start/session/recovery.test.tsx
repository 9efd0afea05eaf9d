import type { Call } from '@zapovednik/api/call';
import { getFavourites } from '@zapovednik/api/catalog/calls/favourites';
import { getBasket } from '@zapovednik/api/checkout/calls/basket';
import { getDeliveryServices, setDelivery } from '@zapovednik/api/checkout/calls/delivery';
import type { BasketLine } from '@zapovednik/api/checkout/wire/basket';
import { isAuth } from '@zapovednik/api/shell/calls/user';
import { toUserSession } from '@zapovednik/api/shell/models/user';
import type { UserSessionAnswer } from '@zapovednik/api/shell/wire/user';
import { basketAtom, unknownBasket } from '@zapovednik/areas/checkout/atoms';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { sessionChanged } from '@zapovednik/areas/shell/events';
import { createApi } from '@zapovednik/platform/client';
import { fakeClock, fixtures } from '@zapovednik/testing';
import { sessionState } from '../../context/session-state';
import { createTestShell } from '../../testing/open-app';
import { lazyRecovery } from './lazy-recovery';
import { readBasket } from './read-visitor';
import { createSession } from './session';
import { createVisitor } from './visitor';

const signedOut = 'Вас слишком долго не было на сайте. Пожалуйста авторизуйтесь.';
const goodsGone = 'Вас слишком долго не было на сайте. Добавьте товары в корзину заново';
const full = { status: 'ready', quantities: { 1234: 2 }, quantity: 2, sum: 2400 } as const;

const OLD = 'the id before';

interface Expiry {
  /** The user before the expiry, and the user that the server answers now. */
  before: UserSessionAnswer;
  after: UserSessionAnswer;
  basketBefore?: typeof full;
  /** The basket lines of the new session. */
  linesAfter?: readonly BasketLine[];
}

/** A page whose session has just expired: every call with the old id answers 401. */
function expired({ before, after, basketBefore, linesAfter = [] }: Expiry) {
  const app = createTestShell();
  app.write(sessionAtom, sessionState(toUserSession(before)));
  app.write(basketAtom, basketBefore ?? unknownBasket);
  app.backEnd.answer(isAuth, after);
  app.backEnd.answer(getFavourites, []);
  app.backEnd.answer(getBasket, fixtures.basket(linesAfter));
  const session = createSession(() => app.api);
  session.renew({ ...before, session_id: OLD });
  const navigation = { at: () => window.location, go: jest.fn(async () => {}), recheck: jest.fn(async () => {}) };
  const visitor = createVisitor({ app, session, navigation, reloadBasket: () => readBasket(app) });
  const { recover, unauthorized } = lazyRecovery({ app: () => app, session, visitor: () => visitor, navigation });
  return {
    app,
    session,
    navigation,
    unauthorized,
    recover: (sentWith: string | null = OLD) => recover(sentWith),
    said: () => app.notifications.get().map(({ text }) => text),
    asked: (call: Call) => app.backEnd.asked.filter(({ id }) => id === call.id),
  };
}

beforeEach(() => window.history.replaceState(null, '', '/about/'));

test('SES-21 LIM-51 ERR-28 a user who was signed in gets a message after a second, and everything is read again', async () => {
  const { pass } = fakeClock();
  const { app, recover, said, navigation } = expired({ before: fixtures.customer(), after: fixtures.anonymous() });
  const changed = jest.fn();
  app.bus.on(sessionChanged, changed);
  const invalidate = jest.spyOn(app.query, 'invalidateQueries');
  expect(await recover()).toBe(true);
  await pass(999);
  expect(app.atom(sessionAtom).get().status).toBe('anonymous');
  expect(app.atom(basketAtom).get().status).toBe('ready');
  expect(invalidate).toHaveBeenCalledTimes(1);
  expect(changed).toHaveBeenCalledWith({ authorized: false });
  expect(navigation.recheck).toHaveBeenCalled();
  expect(said()).toEqual([]);
  await pass(1);
  expect(said()).toEqual([signedOut]);
});

test('SES-22 ERR-29 LIM-51 an anonymous visitor who lost goods gets a message after a second to add them again', async () => {
  const { pass } = fakeClock();
  const { recover, said } = expired({ before: fixtures.anonymous(), after: fixtures.anonymous(), basketBefore: full });
  await recover();
  await pass(999);
  expect(said()).toEqual([]);
  await pass(1);
  expect(said()).toEqual([goodsGone]);
});

test('SES-22 goods that the failed call itself added do not hide lost goods', async () => {
  const { pass } = fakeClock();
  const { recover, said } = expired({
    before: fixtures.anonymous(),
    after: fixtures.anonymous(),
    basketBefore: full,
    linesAfter: [fixtures.basketLine({ PRODUCT_ID: 5678 })],
  });
  await recover();
  await pass(1000);
  expect(said()).toEqual([goodsGone]);
});

test('SES-22 no message asks to add goods that are still in the basket', async () => {
  const { pass } = fakeClock();
  const { recover, said } = expired({
    before: fixtures.anonymous(),
    after: fixtures.anonymous(),
    basketBefore: full,
    linesAfter: [fixtures.basketLine()],
  });
  await recover();
  await pass(2000);
  expect(said()).toEqual([]);
});

test('SES-23 an anonymous visitor with an empty basket gets no message', async () => {
  const { pass } = fakeClock();
  const { recover, said } = expired({ before: fixtures.anonymous(), after: fixtures.anonymous() });
  expect(await recover()).toBe(true);
  await pass(2000);
  expect(said()).toEqual([]);
});

test('SES-24 SES-27 during checkout the page changes to the cart, and the call is not repeated', async () => {
  window.history.replaceState(null, '', '/personal/order/');
  const { navigation, recover, asked } = expired({ before: fixtures.anonymous(), after: fixtures.anonymous() });
  const left = new Promise<void>((resolve) => setTimeout(resolve));
  navigation.go.mockImplementation(() => left);
  expect(await Promise.all([recover(), recover()])).toEqual([false, false]);
  const late = await recover();
  expect(late).toBe(false);
  expect(asked(getBasket)).toEqual([]);
  await left;
  expect(navigation.go.mock.calls).toEqual([['/personal/cart/']]);
  expect(navigation.recheck).not.toHaveBeenCalled();
});

test('if another tab of the same person has changed the id, the user notices nothing', async () => {
  const { pass } = fakeClock();
  const { app, recover, said } = expired({ before: fixtures.customer(), after: fixtures.customer() });
  expect(await recover()).toBe(true);
  await pass(2000);
  expect(said()).toEqual([]);
  expect(app.backEnd.asked.map(({ id }) => id)).toEqual([isAuth.id]);
});

test('SES-20 calls that fail together are one expiry, including a call whose answer is late', async () => {
  const { pass } = fakeClock();
  const { recover, said, asked } = expired({ before: fixtures.customer(), after: fixtures.anonymous() });
  expect(await Promise.all([recover(), recover()])).toEqual([true, true]);
  await pass(60_000);
  expect(await recover()).toBe(true);
  await pass(2000);
  expect(asked(isAuth)).toHaveLength(1);
  expect(asked(getBasket)).toHaveLength(1);
  expect(said()).toEqual([signedOut]);
});

test('SES-25 a call that a sign-in overtook waits for it and is sent again; this is not an expiry', async () => {
  const { recover, session, asked } = expired({ before: fixtures.anonymous(), after: fixtures.anonymous() });
  const signedIn = session.renewing(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    session.renew(fixtures.customer());
  });
  const recovered = recover();
  await signedIn;
  expect(await recovered).toBe(true);
  expect(asked(isAuth)).toEqual([]);
});

test('SES-25 a call that was sent before the session existed is sent again with it', async () => {
  const { recover, asked } = expired({ before: fixtures.customer(), after: fixtures.customer() });
  expect(await recover(null)).toBe(true);
  expect(asked(isAuth)).toEqual([]);
});

test('SES-25 if the session cannot be restored, no call is repeated', async () => {
  const { app, recover } = expired({ before: fixtures.customer(), after: fixtures.anonymous() });
  app.backEnd.fail(isAuth);
  expect(await recover()).toBe(false);
});

test('SES-28 any other 401 leads to sign-in with a back path, but not from the sign-in page itself', async () => {
  const { navigation, unauthorized } = expired({ before: fixtures.anonymous(), after: fixtures.anonymous() });
  window.history.replaceState(null, '', '/cabinet/orders/?page=2');
  await unauthorized();
  expect(navigation.go.mock.calls).toEqual([['/auth/?back=%2Fcabinet%2Forders%2F%3Fpage%3D2']]);
  window.history.replaceState(null, '', '/auth/signup/');
  await unauthorized();
  expect(navigation.go).toHaveBeenCalledTimes(1);
});

test('SES-28 a page that still answers 401 after sign-in does not redirect to sign-in forever', async () => {
  const { navigation, unauthorized, session } = expired({ before: fixtures.anonymous(), after: fixtures.anonymous() });
  window.history.replaceState(null, '', '/cabinet/orders/');
  await unauthorized();
  session.renew(fixtures.customer());
  await unauthorized();
  expect(navigation.go).toHaveBeenCalledTimes(2);
  await unauthorized();
  expect(navigation.go).toHaveBeenCalledTimes(2);
});

/** An API client whose server answers 401 until the session is restored. */
function clientOf(message: string) {
  let brought = false;
  const recover = jest.fn(async () => {
    brought = true;
    return true;
  });
  const unauthorized = jest.fn();
  const error = { type: 'error', code: 'session_expired', message };
  const send = jest.fn(async () =>
    brought ? Response.json({ type: 'success', value: [] }) : Response.json(error, { status: 401 }),
  );
  const api = createApi({
    root: 'http://shop.localhost/api',
    fetch: send,
    location: () => 2201,
    session: async () => 'old',
    recover,
    unauthorized,
  });
  return { api, send, recover, unauthorized };
}

test('SES-25 ERR-31 the call that failed because of the expiry is sent once more', async () => {
  const { api, send } = clientOf('Session expired');
  expect(await api(getDeliveryServices, {})).toEqual([]);
  expect(send).toHaveBeenCalledTimes(2);
});

test('SES-26 setting the delivery is not sent again', async () => {
  const { api, send, recover } = clientOf('Session expired');
  await expect(api(setDelivery, { id: 1 })).rejects.toThrow('Session expired');
  expect(recover).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(1);
});

test('SES-28 any other 401 is not sent again', async () => {
  const { api, send, unauthorized } = clientOf('Нужна сессия');
  await expect(api(getDeliveryServices, {})).rejects.toThrow();
  expect(unauthorized).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(1);
});
