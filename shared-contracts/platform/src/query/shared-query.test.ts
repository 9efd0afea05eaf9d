import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getPets } from '@zapovednik/api/cabinet/calls/pet';
import { getFavourites } from '@zapovednik/api/catalog/calls/favourites';
import { getSections } from '@zapovednik/api/catalog/calls/sections';
import { checkUri } from '@zapovednik/api/catalog/calls/uri';
import { getBasket } from '@zapovednik/api/checkout/calls/basket';
import { getUserDelivery } from '@zapovednik/api/checkout/calls/delivery';
import { calcFastDelivery, getFastDeliveryZones, getHousePromises } from '@zapovednik/api/checkout/calls/fast-delivery';
import { searchLocations } from '@zapovednik/api/shell/calls/location';
import { petsData, petsQuery } from '@zapovednik/areas/cabinet/queries/pets';
import { favouriteIdsData, favouriteIdsQuery } from '@zapovednik/areas/catalog/queries/favourite-ids';
import { sectionsData, sectionsQuery } from '@zapovednik/areas/catalog/queries/sections';
import { shortUrisData, shortUrisQuery } from '@zapovednik/areas/catalog/queries/short-uris';
import { basketData, basketQuery } from '@zapovednik/areas/checkout/queries/basket';
import { deliveryData, deliveryQuery } from '@zapovednik/areas/checkout/queries/delivery';
import { fastDeliveryData, fastDeliveryQuery } from '@zapovednik/areas/checkout/queries/fast-delivery';
import { fastDeliveryZonesData, fastDeliveryZonesQuery } from '@zapovednik/areas/checkout/queries/fast-delivery-zones';
import { housePromiseData, housePromiseQuery } from '@zapovednik/areas/checkout/queries/house-promise';
import { placesData, placesQuery } from '@zapovednik/areas/shell/queries/places';
import { createTestApp, fixtures } from '@zapovednik/testing';

const app = createTestApp();
app.backEnd.answer(getSections, [fixtures.section({ CHILDREN: [fixtures.section()] })]);
app.backEnd.answer(checkUri, [{ URI: '/catalog/koshki/', SHORT_URI: '/k/' }]);
app.backEnd.answer(getFavourites, [{ UF_PRODUCT: 1234, product: fixtures.listItem() }]);
app.backEnd.answer(getPets, [fixtures.pet()]);
app.backEnd.answer(getBasket, fixtures.basket());
app.backEnd.answer(getUserDelivery, fixtures.userDelivery());
app.backEnd.answer(getFastDeliveryZones, [
  {
    ID: 1,
    NAME: 'Центр',
    COORDS: [
      [56.8, 60.6],
      [56.9, 60.6],
      [56.9, 60.7],
    ],
    PRICE: 199,
    FREE_FROM: null,
    MINUTES: 60,
    OPENS_AT: '09:00',
    CLOSES_AT: '20:00',
  },
]);
app.backEnd.answer(calcFastDelivery, { AVAILABLE: 'Y', PRICE: 199, MINUTES: 60, MESSAGE: '', MISSING: [] });
app.backEnd.answer(getHousePromises, [
  { ID: 1042, FAST: { PERIOD: 'за 2 часа', PRICE: 199 }, COURIER: null, MESSAGE: '' },
]);
app.backEnd.answer(searchLocations, [
  {
    ID: 1076,
    CODE: 'troitsk',
    SORT: 100,
    LOCATION_NAME: 'Троицк',
    LOCATION_TYPE: 'CITY',
    PARENT_ID: 74,
    REGION_ID: 74,
    CITY_ID: 21,
    COUNTRY_ID: 1,
    PARENT_NAME: 'Челябинская область',
  },
]);

const sections = sectionsQuery(app);
const shortUris = shortUrisQuery(app, ['/catalog/koshki/']);
const favouriteIds = favouriteIdsQuery(app);
const pets = petsQuery(app, 7);
const basket = basketQuery(app);
const delivery = deliveryQuery(app);
const zones = fastDeliveryZonesQuery(app);
const fastDelivery = fastDeliveryQuery(app, '1042', 'Малышева, 5');
const housePromise = housePromiseQuery(app, 1042, 'Малышева, 5');
const places = placesQuery(app, 'Троицк');

/** Every shared query by name, with its descriptor. */
const shared = {
  sectionsQuery: [sections, () => app.query.fetchQuery(sections), sectionsData],
  shortUrisQuery: [shortUris, () => app.query.fetchQuery(shortUris), shortUrisData],
  favouriteIdsQuery: [favouriteIds, () => app.query.fetchQuery(favouriteIds), favouriteIdsData],
  petsQuery: [pets, () => app.query.fetchQuery(pets), petsData],
  basketQuery: [basket, () => app.query.fetchQuery(basket), basketData],
  fastDeliveryZonesQuery: [zones, () => app.query.fetchQuery(zones), fastDeliveryZonesData],
  fastDeliveryQuery: [fastDelivery, () => app.query.fetchQuery(fastDelivery), fastDeliveryData],
  housePromiseQuery: [housePromise, () => app.query.fetchQuery(housePromise), housePromiseData],
  placesQuery: [places, () => app.query.fetchQuery(places), placesData],
  deliveryQuery: [delivery, () => app.query.fetchQuery(delivery), deliveryData],
} as const;

test.each(Object.entries(shared))(
  '%s has a version in its key, and its data has exactly the fields of its schema',
  async (_, query) => {
    const [{ queryKey }, read, { name, data }] = query;
    expect(queryKey[0]).toBe(name);
    expect(name).toMatch(/^[a-z-]+@\d+$/);
    const held = await read();
    expect(data.parse(held)).toEqual(held);
  },
);

test('every shared query is described', async () => {
  const source = join(__dirname, '../../../areas/src');
  const folders = readdirSync(source).map((owner) => join(source, owner, 'queries'));
  const files = folders.flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : [],
  );
  const modules = await Promise.all(
    files.filter((file) => !file.endsWith('.test.ts')).map((file): Promise<object> => import(file)),
  );
  const queries = modules.flatMap((module) => Object.keys(module).filter((name) => name.endsWith('Query')));
  expect(queries.sort()).toEqual(Object.keys(shared).sort());
});
