import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBasket } from '@zapovednik/api/checkout/calls/basket';
import {
  clearDelivery,
  getPickupPoints,
  getUserDelivery,
  setPickupPoint,
} from '@zapovednik/api/checkout/calls/delivery';
import { suggestAddress } from '@zapovednik/api/checkout/calls/suggestions';
import { deliveryAtom } from '@zapovednik/areas/checkout/atoms';
import { choosePickupPoint, openDelivery } from '@zapovednik/areas/checkout/commands';
import { deliveryChanged, fastPickupToggled, pickupMapToggled } from '@zapovednik/areas/checkout/events';
import { deliveryQuery } from '@zapovednik/areas/checkout/queries/delivery';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { createTestApp, fixtures, renderWithApp } from '@zapovednik/testing';
import area from '../../area';

const { city, pickupPoint, userDelivery } = fixtures;
const near = pickupPoint({ ID: 302, NAME: 'Пункт «Рядом» на Вайнера', STOCK: 'Мало', FAST_PICKUP: 'N', PVZ_COST: 59 });
const chosenPoint = { ID: 301, NAME: 'Заповедник на Малышева', SERVICE_ID: 2 };
const toPoint = userDelivery({ DELIVERY_ID: 2, DELIVERY_TYPE: 'pickup', PICKUP_POINT_DATA: chosenPoint });
const fast = userDelivery({
  DELIVERY_ID: 4,
  DELIVERY_TYPE: 'fast_pickup',
  PICKUP_POINT_DATA: chosenPoint,
  FAST_MODE: 'Y',
});

const shopGone = { ...fast, PICKUP_POINT_DATA: null };
const twoShops = [pickupPoint(), pickupPoint({ ID: 303, NAME: 'Заповедник на Ленина' })];

type Tab = 'pvz' | 'fastPickup' | 'courier';

interface PageOptions {
  chosen?: typeof fast;
  hasFast?: boolean;
  fastPoints?: ReturnType<typeof pickupPoint>[];
}

/** A page of the started area, without a dialog yet. */
function openPage({ chosen = userDelivery(), hasFast = true, fastPoints = [pickupPoint()] }: PageOptions = {}) {
  const app = createTestApp({ city: city({ FAST_PICKUP_MODE: hasFast ? 'Y' : 'N' }), report: () => {} });
  const notifications: string[] = [];
  app.command(showNotification, async ({ text }) => {
    notifications.push(text ?? 'Возникла ошибка');
    return {};
  });
  app.backEnd.answer(getUserDelivery, chosen);
  app.backEnd.answer(getPickupPoints, ({ fast: only }) => (only === 'Y' ? fastPoints : [pickupPoint(), near]));
  app.backEnd.answer(setPickupPoint, fast);
  app.backEnd.answer(getBasket, fixtures.basket([]));
  app.backEnd.answer(suggestAddress, { suggestions: [] });
  renderWithApp(<h1>Главная</h1>, { app });
  app.bus.answer(area.start(app));
  return { app, notifications };
}

/** The dialog over a page, opened by its command. */
async function open({ tab, ...page }: PageOptions & { tab?: Tab } = {}) {
  const { app, notifications } = openPage(page);
  await act(() => app.bus.run(openDelivery, { ...(tab && { tab }) }));
  await screen.findByRole('dialog', { name: 'Способ доставки' });
  await screen.findAllByRole('tab');
  return { app, notifications };
}

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const openTab = () => screen.getByRole('tab', { selected: true }).textContent;

test('DEL-01 DEL-03 DEL-05 the dialog has its tabs; without fast pickup in the city it has two', async () => {
  await open({ hasFast: false });
  expect(tabs()).toEqual(['Самовывоз', 'Доставка']);
});

test.each([
  ['the requested one', { tab: 'courier', chosen: fast }, 'Доставка'],
  ['fast pickup, when it is active', { chosen: fast }, 'Быстрый самовывоз'],
  ['the chosen delivery type', { chosen: userDelivery({ DELIVERY_TYPE: 'courier' }) }, 'Доставка'],
  ['pickup, when nothing is chosen', {}, 'Самовывоз'],
] as const)('DEL-06 the first tab is %s', async (_, options, title) => {
  await open(options);
  expect(openTab()).toBe(title);
});

test('DEL-48 DEL-60 DEL-61 a point is chosen: saved, with a notification and an event for the other areas', async () => {
  const { app, notifications } = await open({ hasFast: false });
  const changed = jest.fn();
  app.bus.on(deliveryChanged, changed);
  app.backEnd.answer(setPickupPoint, toPoint);
  await userEvent.click(await screen.findByRole('button', { name: 'Выбрать: Заповедник на Малышева' }));
  await waitFor(() => expect(notifications).toEqual(['Адрес сохранён']));
  expect(app.backEnd.asked.find(({ id }) => id === setPickupPoint.id)?.input).toEqual({
    id: 301,
    serviceId: 2,
    fast: 'N',
  });
  expect(changed).toHaveBeenCalledWith({ state: 'pickup' });
  expect(app.atom(deliveryAtom).get()).toMatchObject({
    state: 'pickup',
    address: 'Заповедник на Малышева',
    pointId: 301,
  });
  await waitFor(() => expect(app.backEnd.asked.at(-1)?.id).toBe(getBasket.id));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('DEL-58 the first reading of an older choice is no change: the basket is not read again', async () => {
  const { app } = openPage({ chosen: toPoint });
  const changed = jest.fn();
  app.bus.on(deliveryChanged, changed);
  await act(() => app.query.fetchQuery(deliveryQuery(app)));
  await waitFor(() => expect(app.atom(deliveryAtom).get().state).toBe('pickup'));
  expect(changed).not.toHaveBeenCalled();
  expect(app.backEnd.asked.map(({ id }) => id)).not.toContain(getBasket.id);
});

test('DEL-49 a choice that fails shows a notification, and the dialog stays open', async () => {
  const { app, notifications } = await open({ hasFast: false });
  app.backEnd.fail(setPickupPoint);
  await userEvent.click(await screen.findByRole('button', { name: 'Выбрать: Заповедник на Малышева' }));
  await waitFor(() => expect(notifications).toEqual(['Возникла ошибка']));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(app.atom(deliveryAtom).get().state).toBe('none');
});

test.each([
  ['a modal', false, 'deliveryModal'],
  ['on a phone a drawer', true, 'deliveryDrawer'],
] as const)('LAY-55 LAY-56 DEL-02 the dialog is %s', async (_, isPhone, name) => {
  Object.defineProperty(globalThis, 'matchMedia', {
    value: (query: string) => ({
      matches: isPhone === query.includes('max-width'),
      addEventListener() {},
      removeEventListener() {},
    }),
    configurable: true,
  });
  const { app } = await open();
  expect([...app.overlays.opened.get()]).toEqual([name]);
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect([...app.overlays.opened.get()]).toEqual([]));
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

test('LIM-32 LIM-33 stock is filtered by «Все» and «Много»; points are kept as pvz_all and fast_pickup_key', async () => {
  const { app } = await open();
  const stock = within((await screen.findAllByRole('group', { name: 'Наличие' }))[0] ?? document.body);
  expect(stock.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual(['Все', 'Много']);
  const kept = (key: string) => app.query.getQueryData(['mf-checkout', 'pickup-points', key]);
  expect(kept('fast_pickup_key')).toHaveLength(1);
  expect(kept('pvz_all')).toHaveLength(2);
});

test('DEL-09 DEL-10 DEL-11 points can be searched by name and filtered by stock', async () => {
  await open({ hasFast: false });
  const points = within(await screen.findByRole('list'));
  await userEvent.type(screen.getByPlaceholderText('Поиск'), 'ВАЙНЕР');
  await waitFor(() => expect(points.getAllByRole('listitem')).toHaveLength(1), { timeout: 2000 });
  expect(points.getByText('Пункт «Рядом» на Вайнера')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Много' }));
  expect(screen.getByText('Пункт самовывоза не найден')).toBeVisible();
});

test('DEL-38 ERR-03 DEL-51 fast pickup needs a point, of several the shopper chooses', async () => {
  const { notifications } = await open({ tab: 'fastPickup', fastPoints: twoShops });
  await screen.findByRole('button', { name: 'Выбрать: Заповедник на Ленина' });
  await userEvent.click(screen.getByRole('switch', { name: 'Быстрый самовывоз' }));
  await waitFor(() => expect(notifications).toEqual(['не выбран ПВЗ']));
});

test('CIT-17 DEL-50 at the start the only point of fast pickup is chosen, without a dialog', async () => {
  const { app, notifications } = openPage({ chosen: shopGone });
  act(() => app.bus.emit(pickupMapToggled, { shown: true }));
  await waitFor(() => expect(notifications).toEqual(['Быстрый самовывоз активирован']));
  expect(app.backEnd.asked.filter(({ id }) => id === setPickupPoint.id).map(({ input }) => input)).toMatchObject([
    { id: 301, fast: 'Y' },
  ]);
  expect(app.atom(deliveryAtom).get()).toMatchObject({ fastPickup: true, pointId: 301 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('CIT-17 DEL-50 an only point that cannot be chosen opens the pickup map', async () => {
  const { app, notifications } = openPage({ chosen: shopGone });
  app.backEnd.fail(setPickupPoint);
  act(() => app.bus.emit(pickupMapToggled, { shown: true }));
  await screen.findByRole('dialog', { name: 'Способ доставки' });
  expect(notifications).toEqual(['Возникла ошибка']);
});

test('DEL-50 the only shop is not chosen when it has nothing of the basket, neither at the start nor by the switch', async () => {
  const { app, notifications } = openPage({
    chosen: shopGone,
    fastPoints: [pickupPoint({ GOODS: { HERE: 0, WANTED: 2 } })],
  });
  act(() => app.bus.emit(pickupMapToggled, { shown: true }));
  await screen.findByRole('dialog', { name: 'Способ доставки' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Быстрый самовывоз' }));
  await screen.findAllByText(/^Заповедник/);
  await userEvent.click(screen.getByRole('switch', { name: 'Быстрый самовывоз' }));
  await waitFor(() => expect(notifications).toEqual(['В этом магазине нет товаров из вашей корзины']));
  expect(app.backEnd.asked.map(({ id }) => id)).not.toContain(setPickupPoint.id);
});

test('DEL-51 the shop of active fast pickup is gone: the shopper chooses one of several', async () => {
  const { app, notifications } = await open({
    chosen: shopGone,
    tab: 'fastPickup',
    fastPoints: twoShops,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Выбрать: Заповедник на Ленина' }));
  expect(await screen.findByText(/товары с учетом наличия/)).toBeVisible();
  expect(notifications).toEqual([]);
  expect(app.backEnd.asked.map(({ id }) => id)).not.toContain(setPickupPoint.id);
});

/** The pickup map over a page that started with fast pickup from a shop that is gone. */
async function openMap() {
  const opened = openPage({ chosen: shopGone, fastPoints: twoShops });
  const { bus, backEnd } = opened.app;
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => bus.emit(pickupMapToggled, { shown: true }));
  await screen.findByRole('button', { name: 'Выбрать: Заповедник на Ленина' });
  backEnd.answer(clearDelivery, userDelivery());
  return { ...opened, asked: () => backEnd.asked.map(({ id }) => id) };
}

test('DEL-52 DEL-59 the pickup map, hidden at first, opens by its event; closed without a choice, it clears the delivery', async () => {
  const { app, notifications, asked } = await openMap();
  expect(openTab()).toBe('Быстрый самовывоз');
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(asked()).toContain(clearDelivery.id));
  expect(notifications).toEqual([]);
  // Clearing a second time sends nothing.
  await act(async () => app.bus.emit(pickupMapToggled, { shown: false }));
  expect(asked().filter((id) => id === clearDelivery.id)).toHaveLength(1);
});

test('DEL-51 LAY-56 the pickup map that a start requires does not replace a delivery dialog that is open', async () => {
  const { app } = await open({ chosen: shopGone, tab: 'courier', fastPoints: twoShops });
  await userEvent.type(screen.getByRole('textbox', { name: 'Квартира' }), '14');
  await act(async () => app.bus.emit(pickupMapToggled, { shown: true }));
  await waitFor(() => expect(app.backEnd.asked.map(({ id }) => id)).toContain(getPickupPoints.id));
  expect(openTab()).toBe('Доставка');
  expect(screen.getByRole('textbox', { name: 'Квартира' })).toHaveValue('14');
});

test('DEL-52 the event closes the map, too', async () => {
  const { app } = await openMap();
  act(() => app.bus.emit(pickupMapToggled, { shown: false }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('DEL-51 DEL-59 a shop that is chosen on the pickup map is kept, and the basket is recalculated for it', async () => {
  const { app, notifications, asked } = await openMap();
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать: Заповедник на Ленина' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Подтвердить' }));
  await waitFor(() => expect(notifications).toEqual(['Быстрый самовывоз активирован']));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked()).toContain(getBasket.id);
  expect(asked()).not.toContain(clearDelivery.id);
  expect(app.atom(deliveryAtom).get().fastPickup).toBe(true);
});

test('CAT-53 another shop of fast pickup emits an event for the other areas', async () => {
  const { app } = await open({ chosen: fast, fastPoints: twoShops });
  const toggled = jest.fn();
  app.bus.on(fastPickupToggled, toggled);
  const other = { ID: 303, NAME: 'Заповедник на Ленина', SERVICE_ID: 2 };
  app.backEnd.answer(setPickupPoint, { ...fast, PICKUP_POINT_DATA: other });
  await userEvent.click(await screen.findByRole('button', { name: 'Выбрать: Заповедник на Ленина' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Подтвердить' }));
  await waitFor(() => expect(toggled).toHaveBeenCalledWith({ active: true, pointId: 303 }));
});

test('DEL-39 DEL-40 DEL-41 fast pickup is activated after a confirmation', async () => {
  const { app, notifications } = await open({ chosen: toPoint, tab: 'fastPickup' });
  const toggled = jest.fn();
  app.bus.on(fastPickupToggled, toggled);
  app.backEnd.answer(setPickupPoint, fast);
  await userEvent.click(screen.getByRole('switch', { name: 'Быстрый самовывоз' }));
  const question = await screen.findByRole('dialog', { name: 'Заповедник на Малышева' });
  expect(question).toHaveTextContent(
    'В каталоге будут отображаться товары с учетом наличия в выбранной торговой точке. А также корзина будет пересчитана.',
  );
  expect(toggled).not.toHaveBeenCalled();
  await userEvent.click(within(question).getByRole('button', { name: 'Подтвердить' }));
  await waitFor(() => expect(notifications).toEqual(['Быстрый самовывоз активирован']));
  expect(toggled).toHaveBeenCalledWith({ active: true, pointId: 301 });
});

test('DEL-42 fast pickup is deactivated at once', async () => {
  const { app, notifications } = await open({ chosen: fast });
  app.write(deliveryAtom, { ...app.atom(deliveryAtom).get(), state: 'pickup', pointId: 301, fastPickup: true });
  app.backEnd.answer(setPickupPoint, toPoint);
  await userEvent.click(screen.getByRole('switch', { name: 'Быстрый самовывоз' }));
  await waitFor(() => expect(notifications).toEqual(['Быстрый самовывоз деактивирован']));
  expect(app.atom(deliveryAtom).get().fastPickup).toBe(false);
});

test('DEL-29 an anonymous visitor has to sign in for saved addresses', async () => {
  const { app } = await open({ tab: 'courier' });
  act(() => app.write(sessionAtom, { ...app.atom(sessionAtom).get(), status: 'anonymous' }));
  expect(screen.getByRole('link', { name: 'Войдите' })).toHaveAttribute('href', '/auth/');
});

test('API-46 another area can choose a point; it is told whether that is saved', async () => {
  const { app, notifications } = openPage();
  app.backEnd.answer(setPickupPoint, toPoint);
  await act(async () => expect(await app.bus.run(choosePickupPoint, { pointId: 301 })).toEqual({ saved: true }));
  expect(app.backEnd.asked).toContainEqual(
    expect.objectContaining({ id: setPickupPoint.id, input: expect.objectContaining({ id: 301, fast: 'N' }) }),
  );
  expect(app.atom(deliveryAtom).get()).toMatchObject({ state: 'pickup', pointId: 301 });
  app.backEnd.fail(setPickupPoint);
  await act(async () => expect(await app.bus.run(choosePickupPoint, { pointId: 302 })).toEqual({ saved: false }));
  expect(notifications).toEqual(['Адрес сохранён', 'Возникла ошибка']);
});
