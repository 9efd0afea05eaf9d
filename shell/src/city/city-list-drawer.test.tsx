import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCities } from '@zapovednik/api/shell/calls/city';
import { searchLocations, setLocation } from '@zapovednik/api/shell/calls/location';
import type { LocationAnswer } from '@zapovednik/api/shell/wire/location';
import { basketAtom, unknownBasket } from '@zapovednik/areas/checkout/atoms';
import { fixtures } from '@zapovednik/testing';
import { createTestShell, openApp, type TestShell } from '../testing/open-app';
import { citiesQuery } from './cities-query';
import { CityListDrawer } from './city-list-drawer';

const question = 'Внимание! При изменении города ваша корзина может измениться.';

function appWithCities(): TestShell {
  const app = createTestShell();
  app.backEnd.answer(getCities, [fixtures.city(), fixtures.perm({ ADDRESS_REGION: 'Пермский край' })]);
  app.backEnd.answer(setLocation, fixtures.permLocation());
  app.write(basketAtom, emptyBasket);
  return app;
}

const emptyBasket = { status: 'ready', quantities: {}, quantity: 0, sum: 0 } as const;
const fullBasket = { status: 'ready', quantities: { 1234: 2 }, quantity: 2, sum: 2400 } as const;

/** Opens the list over the delivery page; returns the list and the address that the drawer opens. */
async function openList(app: TestShell, url = '/delivery/') {
  const go = jest.fn();
  await openApp(url, { app });
  act(() => app.overlays.show('cityListDrawer', 'shell', <CityListDrawer go={go} />));
  const list = within(await screen.findByRole('dialog', { name: 'Ваш город' }));
  return { list, go, pick: (name: string) => list.findByRole('link', { name }).then((link) => userEvent.click(link)) };
}

const asked = (app: TestShell) => app.backEnd.asked.filter(({ id }) => id === setLocation.id);

test('LAY-50 LAY-56 the header opens the city list, with the current city marked', async () => {
  const app = appWithCities();
  await openApp('/delivery/', { app });
  await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: /Екатеринбург/ }));
  const list = within(await screen.findByRole('dialog', { name: 'Ваш город' }));
  expect(await list.findByRole('link', { name: 'Екатеринбург' })).toHaveAttribute('aria-current', 'true');
  expect(list.getByRole('link', { name: 'Пермь' })).toHaveAttribute('href', 'http://perm.shop.localhost/delivery/');
  expect([...app.overlays.opened.get()]).toEqual(['cityListDrawer']);
});

test('CIT-21 CIT-24 with an empty basket the city is saved and its storefront opened, without a question', async () => {
  const app = appWithCities();
  const { pick, go } = await openList(app);
  await pick('Пермь');
  await waitFor(() => expect(go).toHaveBeenCalledWith('http://perm.shop.localhost/delivery/'));
  expect(asked(app)).toEqual([{ id: setLocation.id, input: { id: 2202 } }]);
  expect(screen.queryByText(question)).not.toBeInTheDocument();
});

test('CIT-22 CIT-23 with goods in the basket a dialog asks first, and the city changes after confirmation', async () => {
  const app = appWithCities();
  app.write(basketAtom, fullBasket);
  const { pick, go } = await openList(app);
  await pick('Пермь');
  expect(await screen.findByText(question)).toBeVisible();
  expect(asked(app)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Изменить город' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('http://perm.shop.localhost/delivery/'));
});

test('CIT-22 if a city is chosen before the basket is loaded, the dialog appears once it is loaded', async () => {
  const app = appWithCities();
  app.write(basketAtom, unknownBasket);
  const { pick, go } = await openList(app);
  await pick('Пермь');
  expect(screen.queryByText(question)).not.toBeInTheDocument();
  act(() => app.write(basketAtom, fullBasket));
  expect(await screen.findByText(question)).toBeVisible();
  expect(go).not.toHaveBeenCalled();
});

test('CIT-23 cancelling leaves city and basket unchanged', async () => {
  const app = appWithCities();
  app.write(basketAtom, fullBasket);
  const { pick, go } = await openList(app);
  await pick('Пермь');
  await userEvent.click(await screen.findByRole('button', { name: 'Остаться' }));
  await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());
  expect(asked(app)).toEqual([]);
  expect(go).not.toHaveBeenCalled();
  expect(app.atom(basketAtom).get()).toBe(fullBasket);
});

test('CIT-25 a failed change shows an alert, and can be tried again', async () => {
  const report = jest.fn();
  const app = createTestShell({ report });
  app.backEnd.answer(getCities, [fixtures.city(), fixtures.perm()]);
  app.backEnd.fail(setLocation);
  app.write(basketAtom, emptyBasket);
  const { list, pick, go } = await openList(app);
  await pick('Пермь');
  await waitFor(() => expect(list.getByRole('alert')).toHaveTextContent('Возникла ошибка'));
  expect(go).not.toHaveBeenCalled();
  await pick('Пермь');
  expect(asked(app)).toHaveLength(2);
});

test('CIT-26 the search shows only the cities that match', async () => {
  const { list } = await openList(appWithCities());
  await userEvent.type(await list.findByRole('searchbox', { name: 'Найти город' }), 'пер');
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Пермь']);
});

/** The cities, and the locations that a search by any name finds. */
function appWithPlaces(...places: LocationAnswer[]): TestShell {
  const app = appWithCities();
  app.backEnd.answer(searchLocations, places);
  return app;
}

test('API-28 CIT-26 a town without a storefront is shown with the city that serves it, one press away', async () => {
  const town = { ...fixtures.permLocation(), ID: 2250, LOCATION_NAME: 'Кунгур', CITY_ID: 2202 };
  const { list, go } = await openList(appWithPlaces(town));
  await userEvent.type(await list.findByRole('searchbox', { name: 'Найти город' }), 'кунгур');
  await userEvent.click(await list.findByRole('link', { name: 'Кунгур из Перми' }, { timeout: 3000 }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('http://perm.shop.localhost/delivery/'));
});

test('API-28 CIT-26 an unknown name shows a message; locations that no city serves are not shown', async () => {
  const { list } = await openList(appWithPlaces({ ...fixtures.permLocation(), LOCATION_NAME: 'Пермас', CITY_ID: 9 }));
  await userEvent.type(await list.findByRole('searchbox', { name: 'Найти город' }), 'пермас');
  expect(await list.findByText(/Такого города у нас пока нет/, undefined, { timeout: 3000 })).toBeVisible();
  expect(list.queryByRole('link')).not.toBeInTheDocument();
});

test('ERR-09 a list that cannot be read shows an error, and a retry reads it again', async () => {
  const app = createTestShell();
  app.backEnd.fail(getCities);
  const { list } = await openList(app);
  expect(await list.findByText('Не удалось получить список городов')).toBeVisible();
  app.backEnd.answer(getCities, [fixtures.city(), fixtures.perm()]);
  await userEvent.click(list.getByRole('button', { name: 'Повторить' }));
  expect(await list.findByRole('link', { name: 'Пермь' })).toBeVisible();
});

test('CIT-27 LIM-34 the list is read once an hour', async () => {
  const app = appWithCities();
  const now = jest.spyOn(Date, 'now');
  const start = Date.now();
  const reads = () => app.backEnd.asked.filter(({ id }) => id === getCities.id).length;
  await app.query.fetchQuery(citiesQuery(app));
  now.mockReturnValue(start + 3_599_000);
  await app.query.fetchQuery(citiesQuery(app));
  expect(reads()).toBe(1);
  now.mockReturnValue(start + 3_601_000);
  await app.query.fetchQuery(citiesQuery(app));
  expect(reads()).toBe(2);
  app.query.clear();
});

test('ROU-100 a page that only the default city has leads to the home page of the other city', async () => {
  const { list } = await openList(appWithCities(), '/grooming/');
  expect(await list.findByRole('link', { name: 'Пермь' })).toHaveAttribute('href', 'http://perm.shop.localhost/');
});

test('CIT-09 CIT-22 on a page that the other city does not have, a dialog says what happens to a booking', async () => {
  const { pick, go } = await openList(appWithCities(), '/grooming/');
  await pick('Пермь');
  expect(await screen.findByText(/запись, она ещё не отправлена: введённое сохранится в Екатеринбурге/)).toBeVisible();
  expect(screen.queryByText(question)).not.toBeInTheDocument();
  expect(go).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Изменить город' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('http://perm.shop.localhost/'));
});
