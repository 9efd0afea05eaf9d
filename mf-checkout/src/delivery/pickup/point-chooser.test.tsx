import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBasket } from '@zapovednik/api/checkout/calls/basket';
import {
  getPickupPoints,
  getPickupServices,
  getUserDelivery,
  setPickupPoint,
} from '@zapovednik/api/checkout/calls/delivery';
import {
  calcFastDelivery,
  getFastDeliveryZones,
  setFastDeliveryPrice,
} from '@zapovednik/api/checkout/calls/fast-delivery';
import { geocode, suggestAddress } from '@zapovednik/api/checkout/calls/suggestions';
import { searchLocations } from '@zapovednik/api/shell/calls/location';
import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { openDelivery } from '@zapovednik/areas/checkout/commands';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { createTestApp, fixtures, renderWithApp } from '@zapovednik/testing';
import area from '../../area';
import type { ShopMapProps } from '../../map/shop-map';

let map: ShopMapProps | null = null;
jest.mock('../../map/shop-map', () => ({
  ShopMap(props: ShopMapProps) {
    map = props;
    return <section aria-label={props.label} />;
  },
}));

const { city, pickupPoint, userDelivery } = fixtures;
const far = pickupPoint({
  ID: 302,
  NAME: 'Пункт «Рядом»',
  COORDS: '56.90,60.65',
  SERVICE_ID: 3,
  FAST_PICKUP: 'N',
  STOCK: 'Мало',
});
const toPoint = userDelivery({
  DELIVERY_TYPE: 'pickup',
  PICKUP_POINT_DATA: { ID: 301, NAME: 'Заповедник на Малышева', SERVICE_ID: 2 },
});
const home = {
  street: 'улица Ленина',
  house: '5',
  porch: '',
  floor: '3',
  apartment: '',
  elevator: 'Y',
  coords: '56.84,60.6',
} as const;
const toHome = userDelivery({ DELIVERY_TYPE: 'courier', USER_PROFILE_DATA: home });

type Tab = 'pvz' | 'fastPickup' | 'courier';

/** The dialog on this tab, in a wide or a narrow window. */
async function open(tab: Tab, chosen = userDelivery(), isWide = false, place = city({ FAST_PICKUP_MODE: 'Y' })) {
  map = null;
  Object.defineProperty(globalThis, 'matchMedia', {
    value: () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }),
    configurable: true,
  });
  const app = createTestApp({ city: place, report: () => {} });
  const notifications: string[] = [];
  app.command(showNotification, async ({ text }) => {
    notifications.push(text ?? 'Возникла ошибка');
    return {};
  });
  app.backEnd.answer(getUserDelivery, chosen);
  app.backEnd.answer(getPickupPoints, [pickupPoint(), far]);
  app.backEnd.answer(getPickupServices, [
    { ID: 2, NAME: 'Магазины', MARKER: '/pictures/marker/shop.svg' },
    { ID: 3, NAME: 'Пункты', MARKER: '/pictures/marker/point.svg' },
  ]);
  app.backEnd.answer(getFastDeliveryZones, []);
  app.backEnd.answer(suggestAddress, { suggestions: [] });
  app.backEnd.answer(getBasket, fixtures.basket([]));
  renderWithApp(<h1>Главная</h1>, { app });
  app.bus.answer(area.start(app));
  await act(() => app.bus.run(openDelivery, { tab }));
  const dialog = await screen.findByRole('dialog', { name: 'Способ доставки' });
  await screen.findAllByRole('tab');
  const asked = () => app.backEnd.asked.map(({ id }) => id);
  return { app, notifications, dialog: within(dialog), asked };
}

const detail = async () => within(await screen.findByRole('dialog', { name: 'Выбор пункта самовывоза' }));

test('DEL-17 DEL-18 DEL-43 the detail of a point: name, stock, address, time and schedule; it can be chosen there', async () => {
  const { app, dialog, notifications } = await open('pvz');
  await userEvent.click(await dialog.findByRole('button', { name: 'Заповедник на Малышева' }));
  const point = await detail();
  for (const text of [
    'Заповедник на Малышева',
    'В наличии: много',
    'улица Малышева, 1',
    'сегодня, бесплатно',
    'ежедневно с 9:00 до 21:00',
  ])
    expect(point.getByText(text)).toBeVisible();
  expect(point.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Адрес',
    'Срок',
    'Режим работы',
    'Телефон',
  ]);
  app.backEnd.answer(setPickupPoint, toPoint);
  await userEvent.click(point.getByRole('button', { name: 'Выбрать' }));
  await waitFor(() => expect(notifications).toEqual(['Адрес сохранён']));
});

test('DEL-44 DEL-46 DEL-47 the chosen point offers «Выбрать другой», which only closes its detail', async () => {
  const { dialog, asked } = await open('pvz', toPoint);
  await userEvent.click(await dialog.findByRole('button', { name: 'Заповедник на Малышева' }));
  await userEvent.click((await detail()).getByRole('button', { name: 'Выбрать другой' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Выбор пункта самовывоза' })).not.toBeInTheDocument(),
  );
  expect(asked()).not.toContain(setPickupPoint.id);
  expect(screen.getByRole('dialog', { name: 'Способ доставки' })).toBeVisible();
});

test.each([
  ['pvz', 'Выбрать'],
  ['fastPickup', 'Выбрать другой'],
] as const)('DEL-45 DEL-46 with fast pickup its point is selected only among fast ones: %s', async (tab, button) => {
  const { dialog } = await open(tab, { ...toPoint, DELIVERY_TYPE: 'fast_pickup', FAST_MODE: 'Y' });
  await userEvent.click((await dialog.findAllByRole('button', { name: 'Заповедник на Малышева' }))[0] ?? document.body);
  expect((await detail()).getByRole('button', { name: button })).toBeVisible();
});

test('DEL-12 DEL-13 DEL-21 in a wide window the map is beside the list, each point with the marker of its service', async () => {
  const { dialog } = await open('pvz', toPoint, true);
  expect(await dialog.findByRole('region', { name: 'Пункты на карте' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Показать на карте' })).not.toBeInTheDocument();
  expect(map).toMatchObject({
    chosenId: 301,
    markers: [
      { id: 301, icon: '/pictures/marker/shop.svg', coordinates: [56.835, 60.59], isFast: true },
      { id: 302, icon: '/pictures/marker/point.svg', isFast: false },
    ],
  });
  act(() => map?.onMarker?.(302));
  expect((await detail()).getByText('Пункт «Рядом»')).toBeVisible();
});

test('DEL-22 in a narrow window the map opens inside of the list', async () => {
  const { dialog } = await open('pvz');
  const opener = await dialog.findByRole('button', { name: 'Показать на карте' });
  expect(map).toBeNull();
  await userEvent.click(opener);
  expect(await dialog.findByRole('region', { name: 'Пункты на карте' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Скрыть карту' })).toHaveAttribute('aria-expanded', 'true');
});

test('DEL-07 all three ways are offered; only the open tab may load a map', async () => {
  await open('courier', toHome, true);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Самовывоз',
    'Быстрый самовывоз',
    'Доставка',
  ]);
  expect(screen.getAllByRole('region', { hidden: true }).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Адрес на карте',
  ]);
});

test('DEL-12 the nearest points come first once the person has shared where they are; only a press asks', async () => {
  const getCurrentPosition = jest.fn((done: (found: object) => void) =>
    done({ coords: { latitude: 56.899, longitude: 60.65 } }),
  );
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  const { dialog } = await open('pvz');
  const near = await dialog.findByRole('button', { name: 'Ближайшие' });
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await userEvent.click(near);
  const [first] = dialog.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Пункт «Рядом».*0,1\sкм/);
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('DEL-12 the nearest points to the chosen address come first, with the distance; the location can still be shared', async () => {
  const { dialog } = await open('pvz', { ...toHome, USER_PROFILE_DATA: { ...home, coords: '56.899,60.65' } });
  expect(await dialog.findByRole('button', { name: 'Ближайшие' })).toBeVisible();
  await waitFor(() => expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(/Пункт «Рядом».*0,1\sкм/));
});

test('LIM-02 the maps of the dialog start with the city at zoom 10', async () => {
  const centre = [56.85, 60.61];
  for (const tab of ['pvz', 'courier'] as const) {
    await open(tab, userDelivery(), true, city({ COORDS: [56.85, 60.61] }));
    await waitFor(() => expect(map?.focus).toEqual({ coordinates: centre, zoom: 10 }));
    cleanup();
  }
});

test('DEL-62 ERR-35 points that did not load leave no list, and can be read again', async () => {
  const { app, dialog } = await open('pvz');
  app.backEnd.fail(getPickupPoints);
  await act(() => app.query.resetQueries({ queryKey: ['mf-checkout', 'pickup-points'] }));
  expect((await dialog.findAllByText('Пункты самовывоза не загрузились'))[0]).toBeVisible();
  expect(dialog.queryByRole('list')).not.toBeInTheDocument();
});

test('DEL-64 ERR-06 a city without points says so', async () => {
  const { app, dialog } = await open('pvz');
  app.backEnd.answer(getPickupPoints, []);
  await act(() => app.query.invalidateQueries({ queryKey: ['mf-checkout', 'pickup-points'] }));
  expect((await dialog.findAllByText('Пункт самовывоза не найден'))[0]).toBeVisible();
});

test('DEL-12 DEL-18 shops of fast pickup: the fullest first, each says how much it has, an empty one cannot be chosen', async () => {
  const { app, dialog } = await open('fastPickup');
  const shop = (ID: number, NAME: string, HERE: number, STOCK: 'Мало' | 'Нет в наличии') =>
    pickupPoint({ ID, NAME, STOCK, GOODS: { HERE, WANTED: 3 } });
  app.backEnd.answer(getPickupPoints, [
    shop(311, 'Пустой', 0, 'Нет в наличии'),
    shop(312, 'Почти полный', 2, 'Нет в наличии'),
    shop(313, 'Полный', 3, 'Мало'),
  ]);
  await act(() => app.query.resetQueries({ queryKey: ['mf-checkout', 'pickup-points'] }));
  await dialog.findByRole('button', { name: 'Полный' });
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Полный.*В наличии: мало.*Выбрать$/),
    expect.stringMatching(/^Почти полный.*Есть 2 из 3.*Выбрать$/),
    expect.stringMatching(/^Пустой.*Нет в наличии$/),
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Пустой' }));
  expect((await detail()).getByRole('button', { name: 'Выбрать другой' })).toBeVisible();
});

test('DEL-08 DEL-15 the fast tab has its search and warns about the catalogue', async () => {
  const { dialog } = await open('fastPickup');
  expect(dialog.getByText('В каталоге отобразятся товары c учётом выбранного магазина')).toBeVisible();
  expect((await dialog.findAllByPlaceholderText('Поиск'))[0]).toBeInTheDocument();
});

const found = {
  city: 'Екатеринбург',
  street: 'улица Мира',
  house: '7',
  postal_code: '',
  coords: '56.85,60.65',
  text: '',
};
const form = () => within(screen.getByRole('form', { name: 'Выбор адреса доставки' }));

test('DEL-53 DEL-54 API-57 with a saved address a press on the map asks first, then fills the form', async () => {
  const { app } = await open('courier', toHome, true);
  app.backEnd.answer(geocode, found);
  await waitFor(() => expect(map?.focus).toEqual({ coordinates: [56.84, 60.6], zoom: 16 }));
  act(() => map?.onPress?.([56.85, 60.65]));
  const question = within(await screen.findByRole('dialog', { name: 'Адрес доставки' }));
  expect(question.getByText('У вас есть сохранённый адрес доставки. Хотите выбрать другой ?')).toBeVisible();
  expect(app.backEnd.asked.map(({ id }) => id)).not.toContain(geocode.id);
  await userEvent.click(question.getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Адрес доставки' })).not.toBeInTheDocument());
  expect(app.backEnd.asked.map(({ id }) => id)).not.toContain(geocode.id);
  act(() => map?.onPress?.([56.85, 60.65]));
  await userEvent.click(await screen.findByRole('button', { name: 'Да, выбрать другой' }));
  await waitFor(() => expect(form().getByRole('combobox', { name: 'Улица' })).toHaveValue('улица Мира'));
  expect(form().getByRole('combobox', { name: 'Дом' })).toHaveValue('7');
  expect(form().getByRole('textbox', { name: 'Этаж' })).toHaveValue('');
  // The pin goes to the address of the form.
  expect(map?.markers).toMatchObject([{ coordinates: [56.85, 60.65] }]);
});

test.each([
  ['a place without a house', { ...found, house: '' }, 'Здесь не нашли дом. Выберите место ближе к дому'],
  ['a geocoder that fails', null, 'Не получилось узнать адрес. Введите его вручную'],
])('DEL-55 DEL-63 %s leaves the form empty and says why', async (_, answer, reason) => {
  const { app, dialog } = await open('courier', userDelivery(), true);
  if (answer) app.backEnd.answer(geocode, answer);
  else app.backEnd.fail(geocode);
  act(() => map?.onPress?.([56.85, 60.65]));
  expect(await dialog.findByRole('alert')).toHaveTextContent(reason);
  expect(form().getByRole('combobox', { name: 'Улица' })).toHaveValue('');
});

const servedTown = {
  ...{ ID: 2301, LOCATION_NAME: 'Берёзовский', CITY_ID: 2201, CODE: '', SORT: 100, LOCATION_TYPE: 'CITY' as const },
  ...{ PARENT_ID: 1, REGION_ID: 66, COUNTRY_ID: 1, PARENT_NAME: '' },
};

test('DEL-54 a place of another city fills nothing and says why, until a press finds a house of this city', async () => {
  const { app, dialog } = await open('courier', userDelivery(), true, fixtures.perm());
  app.backEnd.answer(geocode, found);
  app.backEnd.answer(searchLocations, []);
  await userEvent.type(form().getByRole('textbox', { name: 'Квартира' }), '14');
  act(() => map?.onPress?.([56.85, 60.65]));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Это место не в Перми: Екатеринбург. Выберите дом в Перми или смените город',
  );
  expect(form().getByRole('combobox', { name: 'Улица' })).toHaveValue('');
  expect(form().getByRole('textbox', { name: 'Квартира' })).toHaveValue('14');
  app.backEnd.answer(geocode, { ...found, city: 'пермь', street: 'улица Попова', coords: '58.01,56.24' });
  act(() => map?.onPress?.([58.01, 56.24]));
  await waitFor(() => expect(form().getByRole('combobox', { name: 'Улица' })).toHaveValue('улица Попова'));
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

test('DEL-54 DEL-34 a house of a town that this city serves fills the form with its town', async () => {
  const { app, dialog } = await open('courier', userDelivery(), true);
  app.backEnd.answer(searchLocations, ({ q }) => (q === 'Берёзовский' ? [servedTown] : []));
  app.backEnd.answer(geocode, { ...found, city: 'Берёзовский', street: 'улица Ленина' });
  act(() => map?.onPress?.([56.9, 60.8]));
  await waitFor(() => expect(form().getByRole('combobox', { name: 'Улица' })).toHaveValue('улица Ленина'));
  expect(form().getByText('Берёзовский')).toBeVisible();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

test('DEL-54 only the last press on the map fills the form, whichever answer comes first', async () => {
  const { app } = await open('courier', userDelivery(), true);
  let answerFirst: (address: typeof found) => void = () => {};
  app.backEnd.answer(geocode, () => new Promise<typeof found>((resolve) => (answerFirst = resolve)));
  act(() => map?.onPress?.([56.85, 60.65]));
  await waitFor(() => expect(app.backEnd.asked.map(({ id }) => id)).toContain(geocode.id));
  app.backEnd.answer(geocode, { ...found, street: 'улица Попова' });
  act(() => map?.onPress?.([56.86, 60.66]));
  await waitFor(() => expect(form().getByRole('combobox', { name: 'Улица' })).toHaveValue('улица Попова'));
  await act(async () => answerFirst(found));
  expect(form().getByRole('combobox', { name: 'Улица' })).toHaveValue('улица Попова');
});

test('DEL-66 ERR-12 fast delivery that cannot be switched off says so', async () => {
  const { app, dialog, notifications } = await open('courier', { ...toHome, DELIVERY_TYPE: 'fast_delivery' });
  app.backEnd.answer(calcFastDelivery, { AVAILABLE: 'Y', PRICE: 299, MINUTES: 90, MESSAGE: '', MISSING: [] });
  act(() => app.write(basketAtom, { ...app.atom(basketAtom).get(), quantities: { '7': 1 } }));
  const way = await dialog.findByRole('switch', { name: 'Быстрая доставка' });
  expect(way).toBeChecked();
  app.backEnd.fail(setFastDeliveryPrice);
  await userEvent.click(way);
  await waitFor(() => expect(notifications).toEqual(['Не удалось деактивировать цену быстрой доставки']));
});
