import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCities, type Location, searchLocations, setLocation } from 'shared-contracts/shell/calls/location';
import { cityChanged } from 'shared-contracts/shell/events';
import { unknownBasket } from 'shared-contracts/state';
import { fixtures } from 'shared-contracts/testing';
import { createShellShop, openShop, type TestShellShop } from '../testing/open-shop';
import { citiesQuery } from './cities-query';
import { CityListDrawer } from './city-list-drawer';

const question = 'Внимание! При изменении города ваша корзина может измениться.';

function shopWithCities(): TestShellShop {
  const shop = createShellShop();
  shop.backEnd.answer(getCities, [fixtures.city(), fixtures.perm({ ADDRESS_REGION: 'Пермский край' })]);
  shop.backEnd.answer(setLocation, fixtures.permLocation());
  shop.write.basket.set(emptyBasket);
  return shop;
}

const emptyBasket = { status: 'ready', quantities: {}, count: 0, sum: 0 } as const;
const fullBasket = { status: 'ready', quantities: { 1234: 2 }, count: 2, sum: 2400 } as const;

/** Opens the list over the page of deliveries; answers it and where the shop goes. */
async function openList(shop: TestShellShop, url = '/delivery/') {
  const go = jest.fn();
  await openShop(url, { shop });
  act(() => shop.overlays.show('cityListDrawer', 'shell', <CityListDrawer go={go} />));
  const list = within(await screen.findByRole('dialog', { name: 'Ваш город' }));
  return { list, go, pick: (name: string) => list.findByRole('link', { name }).then((link) => userEvent.click(link)) };
}

const asked = (shop: TestShellShop) => shop.backEnd.asked.filter(({ id }) => id === setLocation.id);

test('LAY-50 LAY-56 the header opens the city list, with the current city marked', async () => {
  const shop = shopWithCities();
  await openShop('/delivery/', { shop });
  await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: /Екатеринбург/ }));
  const list = within(await screen.findByRole('dialog', { name: 'Ваш город' }));
  expect(await list.findByRole('link', { name: 'Екатеринбург' })).toHaveAttribute('aria-current', 'true');
  expect(list.getByRole('link', { name: 'Пермь' })).toHaveAttribute('href', 'http://perm.shop.localhost/delivery/');
  expect(shop.stores.layout.get().cityListDrawer).toBe(true);
});

test('CIT-21 CIT-24 with an empty basket the city is saved and its storefront opened, without a question', async () => {
  const shop = shopWithCities();
  const changed = jest.fn();
  shop.bus.on(cityChanged, changed);
  const { pick, go } = await openList(shop);
  await pick('Пермь');
  await waitFor(() => expect(go).toHaveBeenCalledWith('http://perm.shop.localhost/delivery/'));
  expect(asked(shop)).toEqual([{ id: setLocation.id, input: { id: 2202 } }]);
  expect(changed).toHaveBeenCalledWith({ locationId: 2202 });
  expect(screen.queryByText(question)).not.toBeInTheDocument();
});

test('CIT-22 CIT-23 with goods in the basket the change is asked about, and goes on when confirmed', async () => {
  const shop = shopWithCities();
  shop.write.basket.set(fullBasket);
  const { pick, go } = await openList(shop);
  await pick('Пермь');
  expect(await screen.findByText(question)).toBeVisible();
  expect(asked(shop)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Изменить город' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('http://perm.shop.localhost/delivery/'));
});

test('CIT-22 whoever picks a city before the basket is there is asked once it is', async () => {
  const shop = shopWithCities();
  shop.write.basket.set(unknownBasket);
  const { pick, go } = await openList(shop);
  await pick('Пермь');
  expect(screen.queryByText(question)).not.toBeInTheDocument();
  act(() => shop.write.basket.set(fullBasket));
  expect(await screen.findByText(question)).toBeVisible();
  expect(go).not.toHaveBeenCalled();
});

test('CIT-23 cancelling leaves city and basket as they were', async () => {
  const shop = shopWithCities();
  shop.write.basket.set(fullBasket);
  const { pick, go } = await openList(shop);
  await pick('Пермь');
  await userEvent.click(await screen.findByRole('button', { name: 'Остаться' }));
  await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());
  expect(asked(shop)).toEqual([]);
  expect(go).not.toHaveBeenCalled();
  expect(shop.stores.basket.get()).toBe(fullBasket);
});

test('CIT-25 a change that fails is alerted, and can be tried again', async () => {
  const report = jest.fn();
  const shop = createShellShop({ report });
  shop.backEnd.answer(getCities, [fixtures.city(), fixtures.perm()]);
  shop.backEnd.fail(setLocation);
  shop.write.basket.set(emptyBasket);
  const { list, pick, go } = await openList(shop);
  await pick('Пермь');
  await waitFor(() => expect(list.getByRole('alert')).toHaveTextContent('Возникла ошибка'));
  expect(go).not.toHaveBeenCalled();
  await pick('Пермь');
  expect(asked(shop)).toHaveLength(2);
});

test('CIT-26 the search leaves the cities that it finds', async () => {
  const { list } = await openList(shopWithCities());
  await userEvent.type(await list.findByRole('searchbox', { name: 'Найти город' }), 'пер');
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Пермь']);
});

/** The shop's cities, and what the tree of places knows by any name. */
function shopWithPlaces(...places: Location[]): TestShellShop {
  const shop = shopWithCities();
  shop.backEnd.answer(searchLocations, places);
  return shop;
}

test('API-28 CIT-26 a town without a storefront is served by its city, which is one press away', async () => {
  const town = { ...fixtures.permLocation(), ID: 2250, LOCATION_NAME: 'Кунгур', CITY_ID: 2202 };
  const { list, go } = await openList(shopWithPlaces(town));
  await userEvent.type(await list.findByRole('searchbox', { name: 'Найти город' }), 'кунгур');
  await userEvent.click(await list.findByRole('link', { name: 'Кунгур из Перми' }, { timeout: 3000 }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('http://perm.shop.localhost/delivery/'));
});

test('API-28 CIT-26 a name that no place has is said to be unknown; places of other shops are none', async () => {
  const { list } = await openList(shopWithPlaces({ ...fixtures.permLocation(), LOCATION_NAME: 'Пермас', CITY_ID: 9 }));
  await userEvent.type(await list.findByRole('searchbox', { name: 'Найти город' }), 'пермас');
  expect(await list.findByText(/Такого города у нас пока нет/, undefined, { timeout: 3000 })).toBeVisible();
  expect(list.queryByRole('link')).not.toBeInTheDocument();
});

test('ERR-09 a list that cannot be read says so, and is asked for again', async () => {
  const shop = createShellShop();
  shop.backEnd.fail(getCities);
  const { list } = await openList(shop);
  expect(await list.findByText('Не удалось получить список городов')).toBeVisible();
  shop.backEnd.answer(getCities, [fixtures.city(), fixtures.perm()]);
  await userEvent.click(list.getByRole('button', { name: 'Повторить' }));
  expect(await list.findByRole('link', { name: 'Пермь' })).toBeVisible();
});

test('CIT-27 LIM-34 the list is read once an hour', async () => {
  const shop = shopWithCities();
  const now = jest.spyOn(Date, 'now');
  const start = Date.now();
  const reads = () => shop.backEnd.asked.filter(({ id }) => id === getCities.id).length;
  await shop.query.fetchQuery(citiesQuery(shop));
  now.mockReturnValue(start + 3_599_000);
  await shop.query.fetchQuery(citiesQuery(shop));
  expect(reads()).toBe(1);
  now.mockReturnValue(start + 3_601_000);
  await shop.query.fetchQuery(citiesQuery(shop));
  expect(reads()).toBe(2);
  shop.query.clear();
});

test('ROU-100 a page of the default city alone is left for the home page of the other', async () => {
  const { list } = await openList(shopWithCities(), '/grooming/');
  expect(await list.findByRole('link', { name: 'Пермь' })).toHaveAttribute('href', 'http://perm.shop.localhost/');
});
