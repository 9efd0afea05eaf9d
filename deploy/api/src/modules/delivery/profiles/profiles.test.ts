import { type DeliveryProfile, deliveryProfile } from '@zapovednik/api/checkout/calls/delivery-profile';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { deliveryProfile as table } from '../../../db/schema';
import { EKATERINBURG, PERM } from '../../../testing/small-shop';
import { useShop } from '../../../testing/use-shop';
import { MOST_PROFILES } from './change-profiles';

let anna: string;
let boris: string;
const shop = useShop();
beforeAll(async () => {
  anna = await shop.signIn('anna@example.ru');
  boris = await shop.signIn('boris');
});
afterEach(() => shop.db.delete(table));

const home = { street: 'улица Ленина', house: '5', porch: '2', floor: '3', apartment: '14', elevator: 'Y' };
const base = '/sale/delivery/profile';
const profiles = (value: unknown) => z.array(deliveryProfile).parse(value);

async function save(session: string, address: object = home, location = EKATERINBURG): Promise<DeliveryProfile> {
  return deliveryProfile.parse((await shop.ask(`${base}/add/`, { session, location, body: address })).value);
}

test('API-34 API-39 API-40 an address is saved for its owner, with its city', async () => {
  const saved = await save(anna, { ...home, coords: '56.84,60.61', forged: 'x' });
  expect(saved).toEqual({
    id: saved.id,
    city: 'Екатеринбург',
    locationId: EKATERINBURG,
    ...home,
    coords: '56.84,60.61',
  });
  expect(await shop.ask(`${base}/get/${saved.id}/`, { session: anna })).toMatchObject({ value: saved });
  expect(await shop.ask(`${base}/get/`, { session: anna, body: {} })).toMatchObject({ value: [saved] });
  expect(await shop.ask(`${base}/get/`, { session: boris })).toMatchObject({ value: [] });
});

test('API-33 the addresses of a city and of the places that it serves, or all', async () => {
  const inVillage = await save(anna, { ...home, locationId: 3001 });
  const inPerm = await save(anna, { ...home, street: 'улица Попова' }, PERM);
  const ids = async (query: string) =>
    profiles((await shop.ask(`/sale/delivery/get/profile/${query}`, { session: anna })).value).map(({ id }) => id);
  expect(inVillage.city).toBe('Кольцово');
  expect(await ids(`?filter[LOCATION]=${EKATERINBURG}`)).toEqual([inVillage.id]);
  expect(await ids(`?filter[LOCATION]=${PERM}`)).toEqual([inPerm.id]);
  expect(await ids('')).toEqual([inPerm.id, inVillage.id]);
  expect(await shop.ask('/sale/delivery/get/profile/?filter[LOCATION]=x', { session: anna })).toMatchObject({
    status: 400,
  });
});

test('API-33 DEL-71 an anonymous visitor has no saved addresses, and cannot save any', async () => {
  const visitor = await shop.visit();
  for (const session of [visitor, undefined]) {
    const ask = (path: string, body?: object) => shop.ask(path, { ...(session && { session }), body });
    expect(await ask('/sale/delivery/get/profile/')).toMatchObject({ status: 200, value: [] });
    expect(await ask(`${base}/get/`)).toMatchObject({ status: 401 });
    expect(await ask(`${base}/add/`, home)).toMatchObject({ status: 401 });
    expect(await ask(`${base}/delete/1/`)).toMatchObject({ status: 401 });
  }
});

test('VAL-05 VAL-06 API-34 street and house are required, place and coordinates must exist', async () => {
  const fields = async (address: object) =>
    (await shop.ask(`${base}/add/`, { session: anna, body: { ...home, ...address } })).failure?.fields;
  expect(await fields({ street: ' ', house: '' })).toEqual({ street: 'Укажите улицу', house: 'Укажите номер дома' });
  expect(await fields({ coords: '91,0' })).toEqual({ coords: expect.any(String) });
  expect(await fields({ coords: '<script>' })).toEqual({ coords: expect.any(String) });
  expect(await fields({ elevator: 'maybe' })).toEqual({ elevator: expect.any(String) });
  expect(await fields({ apartment: 'x'.repeat(21) })).toEqual({ apartment: expect.any(String) });
  expect(await fields({ locationId: 77 })).toEqual({ locationId: 'Не удалось найти location ID: 77' });
  expect(await fields({ locationId: 66 })).toEqual({ locationId: 'Не удалось найти location ID: 66' });
  expect(await shop.db.select().from(table)).toEqual([]);
});

test('API-35 API-36 edit replaces the form, update changes the given fields', async () => {
  const { id } = await save(anna, { ...home, coords: '56.84,60.61' });
  const change = (call: 'edit' | 'update', body: object) =>
    shop.ask(`${base}/${call}/`, { session: anna, body: { id, ...body } });
  expect(await change('update', { elevator: 'N' })).toMatchObject({
    value: { ...home, elevator: 'N', coords: '56.84,60.61' },
  });
  const otherDoor = { porch: '4', apartment: '77', floor: '1' };
  expect(await change('update', otherDoor)).toMatchObject({ value: { ...otherDoor, coords: '56.84,60.61' } });
  expect(await change('edit', { ...home, porch: '5' })).toMatchObject({ value: { porch: '5', coords: '56.84,60.61' } });
  expect(await change('update', { house: '7' })).toMatchObject({ value: { house: '7', floor: '3', coords: '' } });
  expect(await change('edit', { street: 'улица Мира', house: '1' })).toMatchObject({
    value: { street: 'улица Мира', house: '1', porch: '', floor: '', apartment: '', elevator: '', coords: '' },
  });
  expect(await change('edit', { street: 'улица Мира' })).toMatchObject({ status: 400 });
  expect(await change('update', { street: '' })).toMatchObject({
    status: 400,
    failure: { fields: { street: 'Укажите улицу' } },
  });
});

test('API-37 API-38 an address is deleted by POST and by GET, and the remaining ones are returned', async () => {
  const [first, second] = [await save(anna), await save(anna, { ...home, house: '6' })];
  expect(await shop.ask(`${base}/delete/${first.id}/`, { session: anna, body: {} })).toMatchObject({ value: [second] });
  expect(await shop.ask(`${base}/delete/${second.id}/`, { session: anna })).toMatchObject({ value: [] });
  expect(await shop.ask(`${base}/delete/${second.id}/`, { session: anna })).toMatchObject({ status: 404 });
});

test('API-35 API-37 API-40 another customer gets the same answer as for an address that does not exist', async () => {
  const { id } = await save(anna);
  const attempts = (id: number) => [
    shop.ask(`${base}/get/${id}/`, { session: boris }),
    shop.ask(`${base}/edit/`, { session: boris, body: { id, ...home } }),
    shop.ask(`${base}/update/`, { session: boris, body: { id, house: '9' } }),
    shop.ask(`${base}/delete/${id}/`, { session: boris, body: {} }),
    shop.ask(`${base}/delete/${id}/`, { session: boris }),
    shop.ask('/sale/delivery/setUserProfileData/', { session: boris, body: { ...home, id } }),
  ];
  const told = async (id: number) =>
    (await Promise.all(attempts(id))).map(({ status, failure }) => [status, failure?.message]);
  expect(await told(id)).toEqual(await told(id + 1000));
  expect(await told(id)).toEqual(Array(6).fill([404, 'Адрес не найден']));
  expect(await shop.ask(`${base}/get/${id}/`, { session: anna })).toMatchObject({ value: home });
});

test('API-34 the same door is saved once, also by concurrent calls', async () => {
  const both = await Promise.all([save(anna), save(anna, { ...home, street: 'Улица ленина', floor: '4' })]);
  expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  expect(profiles((await shop.ask(`${base}/get/`, { session: anna })).value)).toHaveLength(1);
});

test('API-34 fifty concurrent calls save no more than the limit', async () => {
  const address = { ...home, coords: '', elevator: 'N' as const };
  const saved = Array.from({ length: MOST_PROFILES - 1 }, (_, at) => ({
    customerId: 1,
    locationId: EKATERINBURG,
    address: { ...address, house: `${at + 1}` },
  }));
  await shop.db.insert(table).values(saved);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      shop.ask(`${base}/add/`, { session: anna, body: { ...home, house: `${at + 100}` } }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 409);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(refused).toHaveLength(49);
  expect(refused[0]?.failure?.message).toContain('не больше 20 адресов');
  expect(await shop.db.select().from(table).where(eq(table.customerId, 1))).toHaveLength(MOST_PROFILES);
});

test('API-47 DEL-67 a saved address is used unchanged, and must say whether there is a lift', async () => {
  const { id } = await save(anna, { ...home, elevator: '' });
  const choose = () =>
    shop.ask('/sale/delivery/setUserProfileData/', { session: anna, body: { ...home, house: '99', id } });
  expect(await choose()).toMatchObject({ status: 400, failure: { message: 'Отсуствует поле elevator' } });
  await shop.ask(`${base}/update/`, { session: anna, body: { id, elevator: 'Y' } });
  expect(await choose()).toMatchObject({
    value: { DELIVERY_TYPE: 'courier', USER_PROFILE_DATA: { id, house: '5' }, HEADER_DELIVERY_MESSAGE: 'Доставка' },
  });
  expect(
    await shop.ask('/sale/delivery/setUserProfileData/', { session: await shop.visit(), body: { ...home, id } }),
  ).toMatchObject({ status: 401 });
});

test('API-47 the number of a saved address is enough to choose it; without one street and house are needed', async () => {
  const { id } = await save(anna);
  const choose = (session: string, body: object) => shop.ask('/sale/delivery/setUserProfileData/', { session, body });
  expect(await choose(anna, { id })).toMatchObject({ value: { USER_PROFILE_DATA: { ...home, id } } });
  expect(await choose(boris, { id })).toMatchObject({ status: 404 });
  expect(await choose(anna, { porch: '1' })).toMatchObject({
    status: 400,
    failure: { fields: { street: 'Укажите улицу', house: 'Укажите номер дома' } },
  });
  expect(await choose(anna, { id: 'x' })).toMatchObject({ status: 400 });
});

test('API-44 the chosen address changes with the saved one, and is deleted with it', async () => {
  const { id } = await save(anna);
  await shop.ask('/sale/delivery/setUserProfileData/', { session: anna, body: { ...home, id } });
  await shop.ask(`${base}/update/`, { session: anna, body: { id, apartment: '15' } });
  const delivery = () => shop.ask('/sale/delivery/get/', { session: anna });
  expect(await delivery()).toMatchObject({ value: { USER_PROFILE_DATA: { id, apartment: '15' } } });
  await shop.ask(`${base}/delete/${id}/`, { session: anna });
  expect(await delivery()).toMatchObject({
    value: { USER_PROFILE_DATA: null, DELIVERY_ID: null, HEADER_DELIVERY_MESSAGE: 'Адрес доставки или ПВЗ' },
  });
});
