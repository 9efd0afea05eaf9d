import { type DeliveryProfile, deliveryProfile } from '@zapovednik/api/checkout/calls/delivery-profile';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { deliveryProfile as table } from '../../../db/schema';
import { EKATERINBURG, PERM } from '../../../testing/small-shop';
import { useShop, useVisitor, type Visitor } from '../../../testing/use-shop';
import { MOST_PROFILES } from './change-profiles';

const shop = useShop();
const anna = useVisitor(shop, { login: 'anna@example.ru' });
const boris = useVisitor(shop, { login: 'boris' });
afterEach(() => shop.db.delete(table));

const home = { street: 'улица Ленина', house: '5', porch: '2', floor: '3', apartment: '14', elevator: 'Y' };
const base = '/sale/delivery/profile';
const profiles = (value: unknown) => z.array(deliveryProfile).parse(value);

async function save(session: string, address: object = home, location = EKATERINBURG): Promise<DeliveryProfile> {
  return deliveryProfile.parse((await shop.ask(`${base}/add/`, { session, location, body: address })).value);
}

test('API-34 API-39 API-40 an address is saved for its owner, with its city', async () => {
  const saved = await save(anna.session(), { ...home, coords: '56.84,60.61', forged: 'x' });
  expect(saved).toEqual({
    id: saved.id,
    city: 'Екатеринбург',
    locationId: EKATERINBURG,
    ...home,
    coords: '56.84,60.61',
  });
  expect(await anna.ask(`${base}/get/${saved.id}/`)).toMatchObject({ value: saved });
  expect(await anna.ask(`${base}/get/`, {})).toMatchObject({ value: [saved] });
  expect(await boris.ask(`${base}/get/`)).toMatchObject({ value: [] });
});

test('API-33 the addresses of a city and of the places that it serves, or all, the last used first', async () => {
  const inVillage = await save(anna.session(), { ...home, locationId: 3001 });
  const inPerm = await save(anna.session(), { ...home, street: 'улица Попова' }, PERM);
  const ids = async (query: string) =>
    profiles((await anna.ask(`/sale/delivery/get/profile/${query}`)).value).map(({ id }) => id);
  expect(inVillage.city).toBe('Кольцово');
  expect(await ids(`?filter[LOCATION]=${EKATERINBURG}`)).toEqual([inVillage.id]);
  expect(await ids(`?filter[LOCATION]=${PERM}`)).toEqual([inPerm.id]);
  expect(await ids('')).toEqual([inPerm.id, inVillage.id]);
  // Chosen for delivery, the older one becomes the last used.
  await anna.ask('/sale/delivery/setUserProfileData/', { id: inVillage.id });
  expect(await ids('')).toEqual([inVillage.id, inPerm.id]);
  expect(await anna.ask('/sale/delivery/get/profile/?filter[LOCATION]=x')).toMatchObject({
    status: 400,
  });
});

test('API-33 DEL-71 an anonymous visitor has no saved addresses, and cannot save any', async () => {
  const visitor = await shop.visit();
  for (const session of [visitor, undefined]) {
    const askAs = (path: string, body?: object) => shop.ask(path, { session, body });
    expect(await askAs('/sale/delivery/get/profile/')).toMatchObject({ status: 200, value: [] });
    expect(await askAs(`${base}/get/`)).toMatchObject({ status: 401 });
    expect(await askAs(`${base}/add/`, home)).toMatchObject({ status: 401 });
    expect(await askAs(`${base}/delete/1/`)).toMatchObject({ status: 401 });
  }
});

test('VAL-05 VAL-06 API-34 street and house are required, place and coordinates must exist', async () => {
  const fields = async (address: object) => (await anna.ask(`${base}/add/`, { ...home, ...address })).failure?.fields;
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
  const { id } = await save(anna.session(), { ...home, coords: '56.84,60.61' });
  const change = (call: 'edit' | 'update', body: object) => anna.ask(`${base}/${call}/`, { id, ...body });
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
  const [first, second] = [await save(anna.session()), await save(anna.session(), { ...home, house: '6' })];
  expect(await anna.ask(`${base}/delete/${first.id}/`, {})).toMatchObject({ value: [second] });
  expect(await anna.ask(`${base}/delete/${second.id}/`)).toMatchObject({ value: [] });
  expect(await anna.ask(`${base}/delete/${second.id}/`)).toMatchObject({ status: 404 });
});

test('API-35 API-37 API-40 another customer gets the same answer as for an address that does not exist', async () => {
  const { id } = await save(anna.session());
  const attempts = (id: number) => [
    boris.ask(`${base}/get/${id}/`),
    boris.ask(`${base}/edit/`, { id, ...home }),
    boris.ask(`${base}/update/`, { id, house: '9' }),
    boris.ask(`${base}/delete/${id}/`, {}),
    boris.ask(`${base}/delete/${id}/`),
    boris.ask('/sale/delivery/setUserProfileData/', { ...home, id }),
  ];
  const told = async (id: number) =>
    (await Promise.all(attempts(id))).map(({ status, failure }) => [status, failure?.message]);
  expect(await told(id)).toEqual(await told(id + 1000));
  expect(await told(id)).toEqual(Array(6).fill([404, 'Адрес не найден']));
  expect(await anna.ask(`${base}/get/${id}/`)).toMatchObject({ value: home });
});

test('API-34 the same door is saved once, also by concurrent calls', async () => {
  const both = await Promise.all([
    save(anna.session()),
    save(anna.session(), { ...home, street: 'Улица ленина', floor: '4' }),
  ]);
  expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  expect(profiles((await anna.ask(`${base}/get/`)).value)).toHaveLength(1);
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
    Array.from({ length: 50 }, (_, at) => anna.ask(`${base}/add/`, { ...home, house: `${at + 100}` })),
  );
  const refused = answers.filter(({ status }) => status === 409);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(refused).toHaveLength(49);
  expect(refused[0]?.failure?.message).toContain('не больше 20 адресов');
  expect(await shop.db.select().from(table).where(eq(table.customerId, 1))).toHaveLength(MOST_PROFILES);
});

test('API-47 DEL-67 a saved address is used unchanged, and must say whether there is a lift', async () => {
  const { id } = await save(anna.session(), { ...home, elevator: '' });
  const choose = () => anna.ask('/sale/delivery/setUserProfileData/', { ...home, house: '99', id });
  expect(await choose()).toMatchObject({ status: 400, failure: { message: 'Отсуствует поле elevator' } });
  await anna.ask(`${base}/update/`, { id, elevator: 'Y' });
  expect(await choose()).toMatchObject({
    value: { DELIVERY_TYPE: 'courier', USER_PROFILE_DATA: { id, house: '5' }, HEADER_DELIVERY_MESSAGE: 'Доставка' },
  });
  expect(await (await shop.visitor()).ask('/sale/delivery/setUserProfileData/', { ...home, id })).toMatchObject({
    status: 401,
  });
});

test('API-47 the number of a saved address is enough to choose it; without one street and house are needed', async () => {
  const { id } = await save(anna.session());
  const choose = (visitor: Visitor, body: object) => visitor.ask('/sale/delivery/setUserProfileData/', body);
  expect(await choose(anna, { id })).toMatchObject({ value: { USER_PROFILE_DATA: { ...home, id } } });
  expect(await choose(boris, { id })).toMatchObject({ status: 404 });
  expect(await choose(anna, { porch: '1' })).toMatchObject({
    status: 400,
    failure: { fields: { street: 'Укажите улицу', house: 'Укажите номер дома' } },
  });
  expect(await choose(anna, { id: 'x' })).toMatchObject({ status: 400 });
});

test('API-44 the chosen address changes with the saved one, and is deleted with it', async () => {
  const { id } = await save(anna.session());
  await anna.ask('/sale/delivery/setUserProfileData/', { ...home, id });
  await anna.ask(`${base}/update/`, { id, apartment: '15' });
  const delivery = () => anna.ask('/sale/delivery/get/');
  expect(await delivery()).toMatchObject({ value: { USER_PROFILE_DATA: { id, apartment: '15' } } });
  await anna.ask(`${base}/delete/${id}/`);
  expect(await delivery()).toMatchObject({
    value: { USER_PROFILE_DATA: null, DELIVERY_ID: null, HEADER_DELIVERY_MESSAGE: 'Адрес доставки или ПВЗ' },
  });
});
