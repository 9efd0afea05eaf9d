import { eq } from 'drizzle-orm';
import { customer } from '../../../db/schema';
import { sessionOf } from '../../../testing/session-of';
import { PASSWORD, quickHash } from '../../../testing/small-shop';
import { useShop } from '../../../testing/use-shop';

const shop = useShop({ at: new Date() });
beforeAll(async () => {
  const staff = { passwordHash: await quickHash(PASSWORD) };
  await shop.db.insert(customer).values([
    { ...staff, id: 10, login: 'operator', firstName: 'Елена', lastName: 'Громова', groups: ['1c_service_user'] },
    { ...staff, id: 11, login: 'admin', firstName: 'Сергей', lastName: 'Лесных', groups: ['admin', 'customer'] },
    { ...staff, id: 12, login: 'seller', firstName: 'Павел', lastName: 'Ершов', groups: ['1c_user', 'customer'] },
  ]);
});

const signInFor = (session: string | undefined, login: string) =>
  shop.ask('/admin/personal/user/auth/', { body: { login }, session });
const search = (session: string | undefined, searchValue: string) =>
  shop.ask(`/admin/personal/user/serach_employee/?searchValue=${encodeURIComponent(searchValue)}`, {
    body: {},
    session,
  });

test.each(['operator', 'admin'])(
  'API-86 SES-32 SES-37 %s continues as a customer, by login, e-mail or phone',
  async (login) => {
    for (const client of ['anna@example.ru', '8 (922) 000-00-01']) {
      const session = await shop.signIn(login);
      const acting = await signInFor(session, client);
      expect(acting).toMatchObject({ status: 200, value: { user_id: 1, on_behalf: true, user_groups: ['customer'] } });
      expect(await shop.ask('/personal/user/get/', { session })).toMatchObject({ status: 401 });
      expect(await shop.ask('/personal/user/get/', { session: sessionOf(acting) })).toMatchObject({
        value: { user_id: 1 },
      });
    }
  },
);

test('API-86 SES-37 without permission nothing happens, and no one becomes staff by it', async () => {
  for (const login of ['anna@example.ru', 'boris', 'seller']) {
    expect(await signInFor(await shop.signIn(login), 'boris')).toMatchObject({
      status: 403,
      failure: { code: 'forbidden' },
    });
  }
  expect(await signInFor(await shop.visit(), 'boris')).toMatchObject({
    status: 401,
    failure: { code: 'unauthorized' },
  });
  expect(await signInFor(undefined, 'boris')).toMatchObject({ status: 401 });
  for (const staff of ['admin', 'operator', 'seller', 'nobody']) {
    expect(await signInFor(await shop.signIn('operator'), staff)).toMatchObject({
      status: 404,
      failure: { message: 'Клиент не найден' },
    });
  }
});

test("SES-35 SES-37 acting for a customer is short, has limited permissions, and cannot change the customer's data", async () => {
  const session = sessionOf(await signInFor(await shop.signIn('operator'), 'boris'));
  expect(await signInFor(session, 'anna@example.ru')).toMatchObject({ status: 403 });
  for (const [call, body] of [
    ['update', { first_name: 'Чужой' }],
    ['change_password', { old_password: PASSWORD, password: 'новый-пароль' }],
    ['account', undefined],
    ['data', undefined],
    ['devices', undefined],
    ['devices/end_others', {}],
    ['messages', { news_email: true }],
    ['deletion', { password: PASSWORD }],
    ['deletion/code', {}],
    ['deletion/cancel', {}],
  ] as const) {
    expect(await shop.ask(`/personal/user/${call}/`, { session, body })).toMatchObject({
      status: 403,
      failure: { code: 'on_behalf', message: 'Данные клиента меняет только он сам' },
    });
  }
  for (const [path, body] of [
    ['/sale/delivery/profile/edit/', { id: 1, street: 'ул. Мира', house: '3', floor: '2', elevator: 'N' }],
    ['/sale/delivery/profile/update/', { id: 1, floor: '9' }],
    ['/sale/delivery/profile/delete/1/', {}],
    ['/catalog/review/add/', { product: 1, score: 1, text: 'Отзыв за клиента' }],
    ['/services/vet/cancel/', { id: 1 }],
    ['/services/visit/cancel/', { id: 1 }],
    ['/services/visit/move/', { id: 1, specialistId: 1, startsAt: '2030-01-10T06:00:00Z' }],
    ['/services/visit/file/1/', undefined],
  ] as const)
    expect(await shop.ask(path, { session, body })).toMatchObject({ status: 403, failure: { code: 'on_behalf' } });
  const [boris] = await shop.db.select().from(customer).where(eq(customer.id, 2));
  expect(boris?.firstName).toBe('Борис');
  // Reloading the page does not prolong it.
  await shop.ask('/personal/user/is_auth/?site=true', { headers: { cookie: `ZPVDSESSID=${session}` } });
  shop.clock.at(new Date(shop.clock.now().getTime() + 2 * 3600 * 1000 + 1000));
  expect(await shop.ask('/personal/user/get/', { session })).toMatchObject({ status: 401 });
});

test('API-87 SES-32 staff are found by a part of the name or login, before and while acting for a customer', async () => {
  const session = await shop.signIn('operator');
  expect(await search(session, 'ерш')).toMatchObject({
    status: 200,
    value: [{ id: 12, name: 'Павел Ершов', login: 'seller' }],
  });
  expect(await search(session, 'ADMIN')).toMatchObject({ value: [{ id: 11 }] });
  expect(await search(session, 'Лесная')).toMatchObject({ value: [] });
  expect(await search(session, '%%')).toMatchObject({ value: [] });
  const acting = sessionOf(await signInFor(session, 'boris'));
  expect(await search(acting, 'Ершов')).toMatchObject({ value: [{ id: 12 }] });
});

test('API-87 staff are found only by staff', async () => {
  expect(await search(await shop.signIn('anna@example.ru'), 'Ершов')).toMatchObject({ status: 403 });
  expect(await search(await shop.signIn('seller'), 'Ершов')).toMatchObject({ status: 403 });
  expect(await search(await shop.visit(), 'Ершов')).toMatchObject({ status: 401 });
  expect(await search(undefined, 'Ершов')).toMatchObject({ status: 401 });
});

test.each(['', 'я', 'я'.repeat(101)])('API-87 %j is not enough to search, or too much', async (sought) => {
  expect(await search(await shop.signIn('operator'), sought)).toMatchObject({
    status: 400,
    failure: { fields: { searchValue: expect.any(String) } },
  });
});

test.each([{}, { login: '' }, { login: ['boris'] }, { login: 'x'.repeat(300) }])(
  'API-86 %j is refused',
  async (body) => {
    const operator = await shop.customer('operator');
    expect(await operator.ask('/admin/personal/user/auth/', body)).toMatchObject({
      status: 400,
      failure: { fields: { login: expect.any(String) } },
    });
  },
);
