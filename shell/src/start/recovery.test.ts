import { getBasket } from 'shared-contracts/api/basket';
import { getDeliveryServices, setDelivery } from 'shared-contracts/api/delivery';
import { getFavourites } from 'shared-contracts/api/favourites';
import { isAuth, type UserSession } from 'shared-contracts/api/user';
import { createApi } from 'shared-contracts/client';
import { unknownBasket } from 'shared-contracts/state';
import { fakeClock, fixtures } from 'shared-contracts/testing';
import { createShellShop } from '../testing/open-shop';
import { readBasket } from './read-visitor';
import { createRecovery } from './recovery';
import { createSession } from './session';
import { sessionState } from './session-state';

const signedOut = 'Вас слишком долго не было на сайте. Пожалуйста авторизуйтесь.';
const goodsGone = 'Вас слишком долго не было на сайте. Добавьте товары в корзину заново';
const full = { status: 'ready', quantities: { 1234: 2 }, count: 2, sum: 2400 } as const;

interface Expiry {
  /** Who it was, and who the server says it is now. */
  before: UserSession;
  after: UserSession;
  basketBefore?: typeof full;
  linesAfter?: number;
}

/** A shop whose session has just expired: every call with the old id answers 401. */
function expired({ before, after, basketBefore, linesAfter = 0 }: Expiry) {
  const shop = createShellShop();
  shop.write.session.set(sessionState(before));
  shop.write.basket.set(basketBefore ?? unknownBasket);
  shop.backEnd.answer(isAuth, after);
  shop.backEnd.answer(getFavourites, []);
  shop.backEnd.answer(getBasket, linesAfter ? fixtures.basket() : fixtures.basket([]));
  const go = jest.fn();
  const session = createSession(() => shop.api);
  const parts = { shop: () => shop, session, reloadBasket: () => readBasket(shop), go };
  const recovery = createRecovery(parts);
  return { shop, go, recovery, said: () => shop.stores.notifications.get().map(({ text }) => text) };
}

beforeEach(() => window.history.replaceState(null, '', '/about/'));

test('SES-21 LIM-51 ERR-28 whoever was signed in is told after a second, and everything is read anew', async () => {
  const { pass } = fakeClock();
  const { shop, recovery, said } = expired({ before: fixtures.customer(), after: fixtures.anonymous() });
  const changed = jest.fn();
  shop.bus.on('session:changed', changed);
  const invalidate = jest.spyOn(shop.query, 'invalidateQueries');
  expect(await recovery.recover()).toBe(true);
  await pass(999);
  expect(shop.stores.session.get().status).toBe('anonymous');
  expect(shop.stores.basket.get().status).toBe('ready');
  expect(invalidate).toHaveBeenCalledWith();
  expect(changed).toHaveBeenCalledWith({ authorized: false });
  expect(said()).toEqual([]);
  await pass(1);
  expect(said()).toEqual([signedOut]);
});

test('SES-22 ERR-29 an anonymous visitor whose goods are gone is told to add them again', async () => {
  const { pass } = fakeClock();
  const { recovery, said } = expired({ before: fixtures.anonymous(), after: fixtures.anonymous(), basketBefore: full });
  await recovery.recover();
  await pass(2000);
  expect(said()).toEqual([goodsGone]);
});

test('SES-22 goods that are still there are not to be added again', async () => {
  const { pass } = fakeClock();
  const { recovery, said } = expired({
    before: fixtures.anonymous(),
    after: fixtures.anonymous(),
    basketBefore: full,
    linesAfter: 1,
  });
  await recovery.recover();
  await pass(2000);
  expect(said()).toEqual([]);
});

test('SES-23 an anonymous visitor with an empty basket is told nothing', async () => {
  const { pass } = fakeClock();
  const { recovery, said } = expired({ before: fixtures.anonymous(), after: fixtures.anonymous() });
  expect(await recovery.recover()).toBe(true);
  await pass(2000);
  expect(said()).toEqual([]);
});

test('SES-24 SES-27 in the middle of an order the way leads to the cart, without a second try', async () => {
  window.history.replaceState(null, '', '/personal/order/');
  const { go, recovery } = expired({ before: fixtures.anonymous(), after: fixtures.anonymous() });
  expect(await recovery.recover()).toBe(false);
  expect(go).toHaveBeenCalledWith('/personal/cart/');
});

test('another tab of the same person has changed the id: nobody notices', async () => {
  const { pass } = fakeClock();
  const { shop, recovery, said } = expired({ before: fixtures.customer(), after: fixtures.customer() });
  expect(await recovery.recover()).toBe(true);
  await pass(2000);
  expect(said()).toEqual([]);
  expect(shop.backEnd.asked.map(({ id }) => id)).toEqual([isAuth.id]);
});

test('SES-20 calls that fail together ask once who is here', async () => {
  const { shop, recovery } = expired({ before: fixtures.customer(), after: fixtures.customer() });
  expect(await Promise.all([recovery.recover(), recovery.recover()])).toEqual([true, true]);
  expect(await recovery.recover()).toBe(true);
  expect(shop.backEnd.asked).toHaveLength(1);
});

test('SES-25 a session that cannot be brought back repeats nothing', async () => {
  const { shop, recovery } = expired({ before: fixtures.customer(), after: fixtures.anonymous() });
  shop.backEnd.fail(isAuth);
  expect(await recovery.recover()).toBe(false);
});

test('SES-28 any other 401 leads to sign-in and back, but not away from it', () => {
  const { go, recovery } = expired({ before: fixtures.anonymous(), after: fixtures.anonymous() });
  window.history.replaceState(null, '', '/cabinet/orders/?page=2');
  recovery.unauthorized();
  expect(go).toHaveBeenCalledWith('/auth/?back=%2Fcabinet%2Forders%2F%3Fpage%3D2');
  window.history.replaceState(null, '', '/auth/signup/');
  recovery.unauthorized();
  expect(go).toHaveBeenCalledTimes(1);
});

/** The client over a server that answers 401 until the session was brought back. */
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

test('SES-25 ERR-31 the call that met the expiry is sent once more', async () => {
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
