import { renderHook, waitFor } from '@testing-library/react';
import type { Call } from '@zapovednik/api/call';
import { getFavourites } from '@zapovednik/api/catalog/calls/favourites';
import { getBasket } from '@zapovednik/api/checkout/calls/basket';
import { getUserDelivery } from '@zapovednik/api/checkout/calls/delivery';
import { getLocation, setLocation } from '@zapovednik/api/shell/calls/location';
import { isAuth } from '@zapovednik/api/shell/calls/user';
import { toUserSession } from '@zapovednik/api/shell/models/user';
import type { UserSessionAnswer } from '@zapovednik/api/shell/wire/user';
import { favouritesAtom } from '@zapovednik/areas/catalog/atoms';
import { favouriteIdsQuery } from '@zapovednik/areas/catalog/queries/favourite-ids';
import { basketAtom, deliveryAtom } from '@zapovednik/areas/checkout/atoms';
import { pickupMapToggled } from '@zapovednik/areas/checkout/events';
import { basketQuery } from '@zapovednik/areas/checkout/queries/basket';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { sessionChanged, userChanged } from '@zapovednik/areas/shell/events';
import { optimistic, QueryClientProvider, runWrite, useQuery } from '@zapovednik/platform/query';
import { fixtures } from '@zapovednik/testing';
import { createTestShell, type TestShell } from '../../testing/open-app';
import { rereadBasket } from './read-visitor';
import { createSession, type Session } from './session';
import { createVisitor } from './visitor';

function appOf(user: UserSessionAnswer, options: Parameters<typeof createTestShell>[0] = {}): TestShell {
  const app = createTestShell(options);
  app.backEnd.answer(isAuth, user);
  app.backEnd.answer(getBasket, fixtures.basket());
  app.backEnd.answer(getUserDelivery, fixtures.userDelivery());
  app.backEnd.answer(getLocation, fixtures.permLocation());
  app.backEnd.answer(setLocation, fixtures.permLocation());
  app.backEnd.answer(getFavourites, [{ UF_PRODUCT: 1234, product: fixtures.listItem() }]);
  return app;
}

function visitorOf(app: TestShell, session: Session = createSession(() => app.api)) {
  const navigation = { at: () => window.location, go: jest.fn(async () => {}), recheck: jest.fn(async () => {}) };
  const visitor = createVisitor({ app, session, navigation, reloadBasket: () => rereadBasket(app) });
  return { visitor, session, navigation };
}

const start = (app: TestShell) => visitorOf(app).visitor.start();
const asked = (app: TestShell) => app.backEnd.asked.map(({ id }) => id);
const said = (app: TestShell) => app.notifications.get().map(({ text }) => text);

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/about/');
});

test('SES-30 CIT-18 the visit starts with a session request, then reads the basket', async () => {
  const app = appOf(fixtures.anonymous());
  await start(app);
  expect(app.backEnd.asked[0]).toEqual({ id: isAuth.id, input: { site: 'true' } });
  expect(app.atom(sessionAtom).get().status).toBe('anonymous');
  expect(app.atom(basketAtom).get()).toEqual({ status: 'ready', quantities: { 1234: 2 }, quantity: 2, sum: 2400 });
});

test('CIT-18 a basket that a component is reading already is not read twice', async () => {
  const app = appOf(fixtures.anonymous());
  const { visitor, session } = visitorOf(app);
  const reading = session.id(getBasket).then(() => app.query.fetchQuery(basketQuery(app)));
  await Promise.all([reading, visitor.start()]);
  expect(asked(app).filter((id) => id === getBasket.id)).toHaveLength(1);
});

test('CIT-18 a basket that a component reads too is read again when that component is gone meanwhile', async () => {
  const report = jest.fn();
  const app = appOf(fixtures.anonymous(), { report });
  let leave = () => {};
  let reads = 0;
  app.backEnd.answer(getBasket, async () => {
    reads += 1;
    leave();
    await settled();
    return fixtures.basket();
  });
  const component = renderHook(() => useQuery({ ...basketQuery(app), enabled: false }), {
    wrapper: ({ children }) => <QueryClientProvider client={app.query}>{children}</QueryClientProvider>,
  });
  leave = component.unmount;
  await start(app);
  expect(reads).toBe(2);
  expect(app.atom(basketAtom).get()).toMatchObject({ status: 'ready', quantity: 2 });
  expect(said(app)).toEqual([]);
  expect(report).not.toHaveBeenCalled();
});

test('SES-30 the session is requested once, even if another component needed it first', async () => {
  const app = appOf(fixtures.anonymous());
  const { session, visitor } = visitorOf(app);
  await Promise.all([session.id(getBasket), visitor.start()]);
  expect(asked(app).filter((id) => id === isAuth.id)).toHaveLength(1);
});

test('CAB-18 a user who changes their own name is shown with it; nothing else is read again', async () => {
  const app = appOf(fixtures.customer());
  await start(app);
  app.backEnd.answer(isAuth, fixtures.customer({ name: 'Анна Полевая' }));
  const before = asked(app).length;
  app.bus.emit(userChanged, {});
  await waitFor(() => expect(app.atom(sessionAtom).get().name).toBe('Анна Полевая'));
  expect(asked(app).slice(before)).toEqual([isAuth.id]);
});

test('CIT-18 the cart page reads the basket itself', async () => {
  window.history.replaceState(null, '', '/personal/cart/');
  const app = appOf(fixtures.anonymous());
  await start(app);
  expect(asked(app)).not.toContain(getBasket.id);
});

test('CIT-10 favourites are read only for a signed-in user', async () => {
  const anonymous = appOf(fixtures.anonymous());
  await start(anonymous);
  expect(asked(anonymous)).not.toContain(getFavourites.id);
  expect(anonymous.atom(favouritesAtom).get()).toBeNull();
  const customer = appOf(fixtures.customer());
  await start(customer);
  expect(customer.atom(favouritesAtom).get()).toEqual([1234]);
});

test('CIT-11 CIT-14 location and delivery of the session are restored', async () => {
  const point = { ID: 301, NAME: 'Заповедник на Малышева', SERVICE_ID: 2 };
  const user_delivery = fixtures.userDelivery({ DELIVERY_TYPE: 'pickup', PICKUP_POINT_DATA: point });
  const app = appOf(fixtures.anonymous({ location_id: 2201, user_delivery }));
  await start(app);
  expect(app.atom(deliveryAtom).get()).toMatchObject({ state: 'pickup', address: point.NAME, pointId: 301 });
  expect(asked(app)).not.toContain(setLocation.id);
});

test('CIT-17 DEL-51 fast pickup whose shop no longer exists opens the pickup map, if the city has fast pickup', async () => {
  const user_delivery = fixtures.userDelivery({ DELIVERY_TYPE: 'fast_pickup', FAST_MODE: 'Y' });
  const toggled = jest.fn();
  const startIn = async (FAST_MODE: 'Y' | 'N', FAST_PICKUP_MODE: 'Y' | 'N') => {
    const app = appOf(fixtures.anonymous({ user_delivery: { ...user_delivery, FAST_MODE } }), {
      city: fixtures.city({ FAST_PICKUP_MODE }),
    });
    app.bus.on(pickupMapToggled, toggled);
    await start(app);
  };
  await startIn('N', 'Y');
  await startIn('Y', 'N');
  expect(toggled).not.toHaveBeenCalled();
  await startIn('Y', 'Y');
  expect(toggled).toHaveBeenCalledWith({ shown: true });
});

test('CIT-17 DEL-50 the only point of the city is asked for while nothing is chosen, at every start in a city with fast pickup', async () => {
  const isAsked = async (FAST_PICKUP_MODE: 'Y' | 'N', chosen: Parameters<typeof fixtures.userDelivery>[0]) => {
    const user_delivery = fixtures.userDelivery({ ONE_FAST_PICKUP_POINT: 'Y', ...chosen });
    const app = appOf(fixtures.anonymous({ user_delivery }), { city: fixtures.city({ FAST_PICKUP_MODE }) });
    const toggled = jest.fn();
    app.bus.on(pickupMapToggled, toggled);
    await start(app);
    return toggled.mock.calls.length > 0;
  };
  const point = { ID: 301, NAME: 'Заповедник на Малышева', SERVICE_ID: 2 };
  expect(await isAsked('Y', {})).toBe(true);
  expect(await isAsked('N', {})).toBe(false);
  expect(await isAsked('Y', { ONE_FAST_PICKUP_POINT: 'N' })).toBe(false);
  expect(await isAsked('Y', { DELIVERY_TYPE: 'pickup', PICKUP_POINT_DATA: point })).toBe(false);
  expect(await isAsked('Y', { DELIVERY_TYPE: 'courier' })).toBe(false);
});

test('CIT-16 CIT-33 a session without a location has the default location, without a request', async () => {
  const app = appOf(fixtures.anonymous({ location_id: null }));
  await start(app);
  expect(asked(app)).not.toContain(setLocation.id);
});

test.each([
  ['on a subdomain', 2201, fixtures.perm(), 2202],
  ['on the main domain', 2202, fixtures.city(), 2201],
])('CIT-12 CIT-13 CIT-15 %s the session gets the location of the storefront', async (_, location_id, city, wanted) => {
  const app = appOf(fixtures.anonymous({ location_id }), { city });
  await start(app);
  expect(app.backEnd.asked).toContainEqual({ id: setLocation.id, input: { id: wanted } });
});

test('ERR-18 SES-43 a session that cannot be read is reported with a notification', () =>
  fails(isAuth, 'Не удалось установить данные пользователя'));
test('ERR-08 a location that cannot be set is reported with a notification', () =>
  fails(setLocation, 'Не удалось установить местоположение'));
test('ERR-13 a basket that cannot be read is reported with a notification', () =>
  fails(getBasket, 'Ошибка инициалиции корзины'));
test('ERR-02 favourites that cannot be read are reported with a notification', () =>
  fails(getFavourites, 'Возникла ошибка'));

async function fails(call: Call, text: string) {
  const report = jest.fn();
  const app = appOf(fixtures.customer({ location_id: 2202 }), { report });
  app.backEnd.fail(call);
  await start(app);
  expect(said(app)).toEqual([text]);
  expect(report).toHaveBeenCalledTimes(1);
}

test('CIT-14 API-29 on the main domain a location of its city stays in the session, with the delivery chosen there', async () => {
  const point = { ID: 301, NAME: 'Заповедник на Малышева', SERVICE_ID: 2 };
  const user_delivery = fixtures.userDelivery({ DELIVERY_TYPE: 'pickup', PICKUP_POINT_DATA: point });
  const app = appOf(fixtures.anonymous({ location_id: 2299, user_delivery }));
  app.backEnd.answer(getLocation, { ...fixtures.permLocation(), ID: 2299, LOCATION_NAME: 'Исток', CITY_ID: 2201 });
  await start(app);
  expect(app.backEnd.asked).toContainEqual({ id: getLocation.id, input: { id: 2299 } });
  expect(asked(app)).not.toContain(setLocation.id);
  expect(app.atom(deliveryAtom).get()).toMatchObject({ state: 'pickup', pointId: 301 });
});

test('ERR-07 CIT-30 a location that the server does not know is replaced by the default one', async () => {
  const app = appOf(fixtures.anonymous({ location_id: 2299 }), { report: jest.fn() });
  app.backEnd.fail(getLocation, { status: 404, message: 'нет' });
  await start(app);
  expect(said(app)).toEqual(['Не удалось найти location ID: 2299']);
  expect(app.backEnd.asked).toContainEqual({ id: setLocation.id, input: { id: 2201 } });
  expect(app.city.locationId).toBe(2201);
});

test('CRT-30 a basket that cannot be read has the status failed', async () => {
  const app = appOf(fixtures.anonymous(), { report: jest.fn() });
  app.backEnd.fail(getBasket);
  await start(app);
  expect(app.atom(basketAtom).get().status).toBe('failed');
});

test('CIT-10 the first answer of favourites does not overwrite a toggle made meanwhile, and is no error', async () => {
  const app = appOf(fixtures.customer());
  app.backEnd.answer(getFavourites, async () => {
    await runWrite(app.query, optimistic(favouriteIdsQuery(app)), { patch: (ids) => ids, send: async () => [7] });
    return [];
  });
  await start(app);
  expect(app.atom(favouritesAtom).get()).toEqual([7]);
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('SES-29 a sign-in uses the session of its answer without another request; favourites are left to their owner', async () => {
  const app = appOf(fixtures.anonymous());
  const { session, visitor, navigation } = visitorOf(app);
  await visitor.start();
  app.query.setQueryData(['of', 'the stranger'], 1);
  session.renew(fixtures.customer({ session_id: 'new' }));
  app.bus.emit(sessionChanged, { authorized: true });
  await settled();
  expect(app.atom(sessionAtom).get()).toMatchObject({ status: 'authorized', name: 'Анна Иванова' });
  expect(await session.id(getBasket)).toBe('new');
  expect(asked(app)).toEqual([isAuth.id, getBasket.id, getBasket.id]);
  expect(app.query.getQueryData(['of', 'the stranger'])).toBeUndefined();
  expect(navigation.recheck).not.toHaveBeenCalled();
});

test('SES-29 after a change to another user everything is read again, and the page runs its guards again', async () => {
  const app = appOf(fixtures.customer());
  const { visitor, navigation } = visitorOf(app);
  const changed = jest.fn();
  app.bus.on(sessionChanged, changed);
  await visitor.start();
  await visitor.follow(toUserSession(fixtures.anonymous()));
  expect(app.atom(sessionAtom).get().status).toBe('anonymous');
  expect(changed).toHaveBeenCalledWith({ authorized: false });
  expect(asked(app).filter((id) => id === getBasket.id)).toHaveLength(2);
  expect(navigation.recheck).toHaveBeenCalledTimes(1);
});
