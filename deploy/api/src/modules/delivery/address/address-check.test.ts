import type { AddressSuggestion } from '@zapovednik/api/checkout/models/address-suggestion';
import { desc, eq } from 'drizzle-orm';
import { order } from '../../../db/schema';
import { noPartners } from '../../../partners/connect-partners';
import { PartnerError } from '../../../partners/protocol/ask-partner';
import { type Sandboxes, startSandboxes } from '../../../testing/sandboxes';
import { EKATERINBURG, PERM } from '../../../testing/small-shop';
import { startShop, type TestShop } from '../../../testing/start-shop';

let sandboxes: Sandboxes;
let shop: TestShop;
let isDown = false;
beforeAll(async () => {
  sandboxes = await startSandboxes();
  const { suggestions } = sandboxes.partners;
  const suggest = async (question: object): Promise<readonly AddressSuggestion[]> => {
    if (isDown || !suggestions) throw new PartnerError('suggestions', 'down');
    return suggestions.suggest({ ...base, ...question });
  };
  shop = await startShop({ partners: { ...noPartners, suggestions: { suggest } } });
}, 60_000);
afterAll(async () => {
  await shop.close();
  await sandboxes.close();
});
beforeEach(() => {
  isDown = false;
});

const base = {
  query: '',
  locations: [],
  from_bound: { value: 'house' as const },
  to_bound: { value: 'house' as const },
  restrict_value: true,
  count: 20,
};
const home = { street: 'улица Малышева', house: '36', floor: '3', elevator: 'Y' };
const choose = (session: string, body: object) =>
  shop.ask('/sale/delivery/setUserProfileData/', { session, body: { ...home, ...body } });
const save = (session: string, body: object, path = 'add') =>
  shop.ask(`/sale/delivery/profile/${path}/`, { session, body });

test('API-47 a known address gets the coordinates of the service, whatever the browser says', async () => {
  const session = await shop.visit();
  const forged = await choose(session, { coords: '56.84,60.61', needsCall: 'Y' });
  expect(forged).toMatchObject({ status: 200, value: { USER_PROFILE_DATA: { street: home.street } } });
  expect(forged.value).not.toMatchObject({ USER_PROFILE_DATA: { coords: '56.84,60.61' } });
  expect(forged.value).not.toHaveProperty('USER_PROFILE_DATA.needsCall');
});

test.each([
  [{ street: 'улица Выдуманная' }, 'street', 'Не нашли такую улицу. Выберите её из подсказок'],
  [{ house: '9999' }, 'house', 'Не нашли такой дом. Выберите его из подсказок'],
])('API-47 API-34 an unknown address %j is refused at its field', async (wrong, field, message) => {
  const refused = { status: 400, failure: { code: 'validation', fields: { [field]: message } } };
  expect(await choose(await shop.visit(), wrong)).toMatchObject(refused);
  const anna = await shop.signIn('anna@example.ru');
  expect(await save(anna, { ...home, ...wrong })).toMatchObject(refused);
  expect(await shop.ask('/sale/delivery/profile/get/', { session: anna })).toMatchObject({ value: [] });
});

test('API-47 while the service is down an address is accepted as typed and marked, also in the order', async () => {
  isDown = true;
  const session = await shop.visit();
  const typed = { street: 'улица Выдуманная', house: '1' };
  expect(await choose(session, typed)).toMatchObject({ value: { USER_PROFILE_DATA: { ...typed, needsCall: 'Y' } } });
  expect(await orderedAddress(session, { ...home, ...typed })).toMatch(
    /улица Выдуманная, д. 1.*, уточнить по телефону$/,
  );
});

test('API-94 an order accepts the checked address of its session, checks another one, and refuses an unknown one', async () => {
  const session = await shop.visit();
  await choose(session, {});
  expect(await orderedAddress(session, home)).not.toContain('по телефону');
  expect(await orderedAddress(session, { ...home, house: '38' })).toMatch(/д. 38, этаж 3$/);
  expect(await orderedAddress(session, { ...home, street: 'улица Выдуманная' })).toContain(
    '"profile.street":"Не нашли такую улицу. Выберите её из подсказок"',
  );
  expect(await orderedAddress(session, { ...home, house: '9999' })).toContain(
    '"profile.house":"Не нашли такой дом. Выберите его из подсказок"',
  );
  expect(await orderedAddress(session, { ...home, street: 'мкр Светлый', house: '7' })).toContain('мкр Светлый, д. 7');
});

test('API-94 DEL-54 forged coordinates do not get into an order', async () => {
  const session = await shop.visit();
  const forged = '58.01,56.25';
  await choose(session, {});
  for (const house of ['36', '38']) await orderedAddress(session, { ...home, house, coords: forged });
  const made = await shop.db.select().from(order).orderBy(desc(order.id)).limit(2);
  expect(made.map(({ address }) => address)).toMatchObject([{ house: '38' }, { house: '36' }]);
  expect(made.map(({ address }) => address?.coords)).not.toContain(forged);
});

test('API-47 API-94 an address in a town that the city serves is checked there, ordered there, and saved there', async () => {
  const anna = await shop.signIn('anna@example.ru');
  const there = { ...home, town: 'Кольцово', street: 'ул Ленина', house: '5' };
  const chosen = await choose(anna, there);
  expect(chosen).toMatchObject({ value: { USER_PROFILE_DATA: { town: 'Кольцово', coords: expect.any(String) } } });
  expect(await orderedAddress(anna, there)).toBe('Кольцово, ул Ленина, д. 5, этаж 3');
  await shop.ask('/sale/delivery/updateUserDeliveryAfterOrderSave/', { session: anna, body: {} });
  const kept = await shop.ask('/sale/delivery/get/', { session: anna });
  expect(kept).toMatchObject({ value: { USER_PROFILE_DATA: { town: 'Кольцово', id: expect.any(Number) } } });
  const saved = await save(anna, there);
  expect(saved).toMatchObject({ value: { city: 'Кольцово', id: Object(kept.value).USER_PROFILE_DATA.id } });
  expect(saved.value).not.toHaveProperty('town');
  expect(await choose(await shop.visit(), { ...there, town: 'Троицк' })).toMatchObject({
    status: 400,
    failure: { fields: { street: 'Отсюда не доставляем: Троицк. Смените город' } },
  });
});

test('API-94 an order while the service is down is accepted and marked, and a marked address is checked later', async () => {
  const session = await shop.visit();
  isDown = true;
  await choose(session, { street: 'улица Выдуманная' });
  expect(await orderedAddress(session, { ...home, street: 'улица Выдуманная' })).toContain('уточнить по телефону');
  isDown = false;
  expect(await orderedAddress(session, { ...home, street: 'улица Выдуманная' })).toContain(
    '"profile.street":"Не нашли',
  );
});

test('API-94 DEL-54 an address of another city that the session has is checked in the city of the order', async () => {
  const session = await shop.visit();
  await shop.ask('/location/set/2201/', { session, body: {} });
  await choose(session, {});
  expect(await orderedAddress(session, home, PERM)).toContain('"profile.street":"Не нашли такую улицу');
});

test('API-47 DEL-54 a saved address of another city cannot be chosen, nor moved to a city that does not know it', async () => {
  const anna = await shop.signIn('anna@example.ru');
  const { id } = Object((await save(anna, home)).value);
  const chosen = await shop.ask('/sale/delivery/setUserProfileData/', { session: anna, location: PERM, body: { id } });
  expect(chosen).toMatchObject({
    status: 409,
    failure: { code: 'not_offered', message: 'Этот адрес в другом городе. Выберите адрес в городе' },
  });
  for (const path of ['update', 'edit']) {
    expect(await save(anna, { ...(path === 'edit' && home), id, locationId: PERM }, path)).toMatchObject({
      status: 400,
      failure: { fields: { street: 'Не нашли такую улицу. Выберите её из подсказок' } },
    });
  }
});

test('API-35 API-47 an address that moves to another city is no longer chosen where it was', async () => {
  const anna = await shop.signIn('anna@example.ru');
  const both = { ...home, street: 'улица Мира', house: '5' };
  const { id } = Object((await save(anna, both)).value);
  const chosen = await shop.ask('/sale/delivery/setUserProfileData/', { session: anna, body: { id } });
  expect(chosen).toMatchObject({ value: { USER_PROFILE_DATA: { id, coords: expect.stringMatching(/^56/) } } });
  const moved = await save(anna, { id, locationId: PERM }, 'update');
  expect(moved).toMatchObject({ value: { city: 'Пермь', coords: expect.stringMatching(/^57|^58/) } });
  expect(await shop.ask('/sale/delivery/get/', { session: anna })).toMatchObject({
    value: { USER_PROFILE_DATA: null, DELIVERY_ID: null },
  });
});

test('API-47 a saved address that could not be checked is checked when it is chosen', async () => {
  const anna = await shop.signIn('anna@example.ru');
  isDown = true;
  const { id } = Object((await save(anna, { ...home, street: 'улица Выдуманная' })).value);
  const chosen = () => shop.ask('/sale/delivery/setUserProfileData/', { session: anna, body: { id } });
  expect(await chosen()).toMatchObject({ value: { USER_PROFILE_DATA: { needsCall: 'Y' } } });
  isDown = false;
  expect(await chosen()).toMatchObject({ status: 400, failure: { fields: { street: expect.any(String) } } });
});

test('API-35 API-36 a change of the house is checked, of the floor it is not; a check that works later removes the mark', async () => {
  const anna = await shop.signIn('anna@example.ru');
  isDown = true;
  const marked = await save(anna, { ...home, house: '77777' });
  expect(marked).toMatchObject({ value: { needsCall: 'Y' } });
  const { id } = Object(marked.value);
  expect(await save(anna, { id, floor: '4' }, 'update')).toMatchObject({ value: { floor: '4', needsCall: 'Y' } });
  isDown = false;
  expect(await save(anna, { id, house: '88888' }, 'update')).toMatchObject({ status: 400 });
  const repaired = await save(anna, { id, house: '36' }, 'update');
  expect(repaired).toMatchObject({ value: { house: '36', coords: expect.stringMatching(/^56\./) } });
  expect(repaired.value).not.toHaveProperty('needsCall');
  expect(await save(anna, { ...home, id, street: 'улица Выдуманная' }, 'edit')).toMatchObject({ status: 400 });
  const boris = await shop.signIn('boris');
  expect(await save(boris, { ...home, id }, 'edit')).toMatchObject({ status: 404 });
  expect(await save(boris, { id, house: '36' }, 'update')).toMatchObject({ status: 404 });
});

test('API-34 the same address saved fifty times at once is one', async () => {
  const boris = await shop.signIn('boris');
  const saved = await Promise.all(Array.from({ length: 50 }, () => save(boris, home)));
  expect(new Set(saved.map(({ value }) => Object(value).id)).size).toBe(1);
});

/** The address line of an order to this address. */
async function orderedAddress(session: string, profile: object, location = EKATERINBURG): Promise<string> {
  await shop.ask(`/sale/basket/add/${location === PERM ? 5 : 3}/1/`, { session, location });
  const saved = await shop.ask('/sale/order/save/', {
    session,
    location,
    body: {
      serviceType: 'courier',
      profile,
      user: { fullName: 'Анна Иванова', phone: '79121234567', email: '' },
      acceptPersonData: 'Y',
      ...(await firstTime(session, location)),
    },
  });
  const [row] = await shop.db
    .select()
    .from(order)
    .where(eq(order.id, Object(saved.value).order?.ID ?? 0));
  return row?.deliveryAddress ?? JSON.stringify(saved);
}

/** The first day and hours of the courier. */
async function firstTime(session: string, location: number) {
  const { value } = await shop.ask('/sale/order/get/', { session, location });
  const courier = Object(value).order.DELIVERY.find((one: { TYPE: string }) => one.TYPE === 'courier');
  const [day] = courier.DATES;
  return { serviceId: courier.ID, deliveryDate: day.DATE, deliveryInterval: day.INTERVALS[0] };
}
