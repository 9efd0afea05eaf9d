import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPickupPoints, getPickupServices } from '@zapovednik/api/checkout/calls/delivery';
import { getShop, getShopCities, getShops } from '@zapovednik/api/content/calls/shop';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../../area';
import { contentApp, features, requestsOf, shop } from '../../testing/content';

/** A shop with its own shops, and a partner's point. */
function shopsApp(options?: Parameters<typeof contentApp>[0]) {
  const app = contentApp(options);
  app.backEnd.answer(getPickupServices, [
    { ID: 2, NAME: 'Магазины «Заповедник»', MARKER: '/marker.svg' },
    { ID: 3, NAME: 'Постаматы', MARKER: '/marker.svg' },
  ]);
  app.backEnd.answer(getPickupPoints, [
    fixtures.pickupPoint({ ID: 1 }),
    fixtures.pickupPoint({ ID: 301, SERVICE_ID: 3, NAME: 'Постамат у метро' }),
  ]);
  return app;
}
const list = (inCity = 'в Екатеринбурге') => within(screen.getByRole('list', { name: `Магазины ${inCity}` }));

test('CON-17 LIM-21 API-55 the shops of the city have address, hours, phone and services; points of partners follow', async () => {
  const app = shopsApp();
  app.backEnd.answer(getShops, { shops: [shop(1, { FEATURES: [2] })], features });
  await renderArea(area, '/shops/', { app });
  expect(requestsOf(app, getShops)).toEqual([{ filter: { PICKUP_LOCATION: 2201 } }]);
  const one = within(list().getByRole('article'));
  expect(one.getByText('улица Малышева, 1')).toBeVisible();
  expect(one.getByText('ежедневно 9:00–21:00')).toBeVisible();
  expect(one.getByRole('link', { name: '+7 (343) 000-00-00' })).toHaveAttribute('href', 'tel:+73430000000');
  expect(one.getByText('Груминг')).toBeVisible();
  expect(one.getByRole('link', { name: /Малышева/ })).toHaveAttribute('href', '/shops/magazin-1/');
  expect(
    within(screen.getByRole('region', { name: 'Постаматы' })).getByRole('heading', { name: 'Постамат у метро' }),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Магазины «Заповедник»' })).not.toBeInTheDocument();
});

test('of the many points of a partner six are shown, and the rest on request', async () => {
  const app = shopsApp();
  const points = Array.from({ length: 8 }, (_, n) =>
    fixtures.pickupPoint({ ID: 301 + n, SERVICE_ID: 3, NAME: `Постамат ${n + 1}` }),
  );
  app.backEnd.answer(getPickupPoints, points);
  await renderArea(area, '/shops/', { app });
  const partner = within(screen.getByRole('region', { name: 'Постаматы' }));
  expect(partner.getByRole('heading', { name: 'Постамат 6', hidden: true })).toBeVisible();
  expect(partner.getByRole('heading', { name: 'Постамат 7', hidden: true })).not.toBeVisible();
  await userEvent.click(partner.getByText('Показать ещё 2'));
  expect(partner.getByRole('heading', { name: 'Постамат 8', hidden: true })).toBeVisible();
});

test('CON-15 CON-16 API-56 on the main domain the query chooses the city; the cities are links', async () => {
  await renderArea(area, '/shops/?location=2202', { app: shopsApp() });
  expect(screen.getByRole('heading', { level: 1, name: 'Наши магазины в Перми' })).toBeVisible();
  expect(screen.getByText(/^Заходите за покупками и советом или заберите здесь заказ с сайта/)).toBeVisible();
  expect(screen.getByRole('link', { name: '«Доставка»' })).toHaveAttribute('href', '/delivery/');
  const cities = within(screen.getByRole('navigation', { name: 'Города' }));
  expect(cities.getByRole('link', { name: 'Пермь 1' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(cities.getByRole('link', { name: 'Екатеринбург 2' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Наши магазины в Екатеринбурге' })).toBeVisible();
});

test('CON-15 a subdomain decides before the query; an unknown location is the current city', async () => {
  const app = shopsApp({ city: fixtures.perm() });
  const { unmount } = await renderArea(area, '/shops/?location=2201', { app });
  expect(screen.getByRole('heading', { level: 1, name: 'Наши магазины в Перми' })).toBeVisible();
  unmount();
  await renderArea(area, '/shops/?location=99', { app: shopsApp() });
  expect(screen.getByRole('heading', { level: 1, name: 'Наши магазины в Екатеринбурге' })).toBeVisible();
});

test('shops are narrowed by services and to those that are open now', async () => {
  const app = shopsApp();
  app.backEnd.answer(getShops, {
    shops: [
      shop(1, { FEATURES: [1, 2], SCHEDULE: 'по звонку' }),
      shop(2, { FEATURES: [2], SCHEDULE: 'ежедневно 0:00–24:00' }),
    ],
    features,
  });
  await renderArea(area, '/shops/', { app });
  await userEvent.click(screen.getByRole('checkbox', { name: /^Ветеринарная аптека/ }));
  expect(screen.getByText('1 магазин')).toBeVisible();
  expect(list().getByText('улица Малышева, 1')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Открыто сейчас' }));
  expect(screen.getByText('Таких магазинов не нашлось')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Сбросить фильтры' }));
  await screen.findByText(/^2 магазина/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Открыто сейчас' }));
  expect(list().getByText('улица Малышева, 2')).toBeVisible();
  expect(list().queryByText('улица Малышева, 1')).not.toBeInTheDocument();
});

test('the nearest open shop comes first once the visitor has shared a place; only a press asks for it', async () => {
  let found: (place: object) => void = () => {};
  const getCurrentPosition = jest.fn((done: typeof found) => {
    found = done;
  });
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  const app = shopsApp();
  app.backEnd.answer(getShops, {
    shops: [
      shop(1, { COORDS: [56.84, 60.6], SCHEDULE: 'ежедневно 0:00–24:00' }),
      shop(2, { COORDS: [56.9, 60.65], SCHEDULE: 'по звонку' }),
      shop(3, { COORDS: [56.89, 60.65], SCHEDULE: 'ежедневно 0:00–24:00' }),
    ],
    features,
  });
  // Whether the points of partners are open depends on the hour.
  app.backEnd.answer(getPickupPoints, []);
  await renderArea(area, '/shops/', { app });
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Рядом со мной' }));
  // The visitor continues to choose while the browser asks.
  await userEvent.click(screen.getByRole('checkbox', { name: 'Открыто сейчас' }));
  act(() => found({ coords: { latitude: 56.899, longitude: 60.65 } }));
  expect(screen.getByText('2 магазина, сначала ближайшие')).toBeVisible();
  const [first] = list().getAllByRole('article');
  expect(first).toHaveTextContent(/улица Малышева, 3.*До магазина 1\sкм/);
  const near = screen.getByRole('button', { name: 'Рядом со мной', pressed: true });
  await userEvent.click(near);
  await screen.findByText('2 магазина');
  expect(list().getAllByRole('article')[0]).toHaveTextContent('улица Малышева, 1');
  expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('the map is loaded by a press', async () => {
  const { container } = await renderArea(area, '/shops/', { app: shopsApp() });
  expect(container.querySelector('[data-widget="shop-map"]')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Показать на карте' }));
  await waitFor(() => expect(container.querySelector('[data-widget="shop-map"]')).toBeInTheDocument());
});

test('CON-14 a city without shops has a heading without its name', async () => {
  const app = shopsApp();
  app.backEnd.answer(getShops, { shops: [], features: [] });
  app.backEnd.answer(getPickupPoints, []);
  await renderArea(area, '/shops/', { app });
  expect(screen.getByRole('heading', { level: 1, name: 'Наши магазины' })).toBeVisible();
  expect(screen.getByText('Екатеринбург: своих магазинов пока нет')).toBeVisible();
});

test('CON-18 ERR-34 shops that cannot be read are an empty list with a retry, and the error is reported', async () => {
  const report = jest.fn();
  const app = shopsApp({ report });
  for (const call of [getShops, getShopCities, getPickupPoints]) app.backEnd.fail(call);
  await renderArea(area, '/shops/', { app });
  expect(await screen.findByText('Список магазинов не загрузился')).toBeVisible();
  expect(report).toHaveBeenCalledWith(
    expect.any(Error),
    expect.objectContaining({ area: 'mf-content', name: 'shops' }),
  );
  app.backEnd.answer(getShops, { shops: [shop(1)], features });
  await userEvent.click(screen.getByRole('button', { name: 'Загрузить ещё раз' }));
  await waitFor(() => expect(list().getByRole('article')).toBeVisible());
});

test('ROU-65 CON-19 API-54 a shop has its hours, services, the way, and others of the city', async () => {
  const app = shopsApp();
  app.backEnd.answer(getShop, shop(1, { FEATURES: [2], SCHEDULE: 'вт–вс 9:00–21:00, пн 10:00–20:00' }));
  const { container } = await renderArea(area, '/shops/magazin-1/', { app });
  expect(screen.getByRole('heading', { level: 1, name: '«Заповедник», улица Малышева, 1' })).toBeVisible();
  expect(screen.getByText('Часы работы').nextSibling).toHaveTextContent(/пн 10:00–20:00Сегодня 10:00–20:00$/);
  expect(within(screen.getByRole('region', { name: 'Услуги магазина' })).getByText('Груминг')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Построить маршрут' })).toHaveAttribute(
    'href',
    'https://yandex.ru/maps/?rtext=~56.84,60.6',
  );
  const others = within(screen.getByRole('region', { name: 'Другие магазины в Екатеринбурге' }));
  expect(others.getByRole('link', { name: /Малышева, 2/ })).toHaveAttribute('href', '/shops/magazin-2/');
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent);
  expect(data.join()).toMatch(
    /"@type":"PetStore".*"streetAddress":"улица Малышева, 1".*"opens":"09:00","closes":"21:00"/,
  );
  expect(container).not.toHaveTextContent('undefined');
});

test.each([
  ['Екатеринбург', fixtures.city(), '/grooming/?salon=5#zapis'],
  ['Пермь', fixtures.perm(), undefined],
])('CIT-09 GRM-01 a shop with a salon leads to its booking on the storefront of %s', async (_, city, address) => {
  const app = shopsApp({ city });
  app.backEnd.answer(getShop, shop(1, { SALONS: [{ ID: 5, KIND: 'grooming' }], FEATURES: [2] }));
  await renderArea(area, '/shops/magazin-1/', { app });
  const link = screen.queryByRole('link', { name: 'Записаться на груминг' });
  expect(link?.getAttribute('href')).toBe(address);
});
