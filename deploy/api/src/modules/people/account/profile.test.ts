import { tmpdir } from 'node:os';
import { changePassword, updateUser } from '@zapovednik/api/cabinet/calls/profile';
import { smsRequest } from '@zapovednik/api/cabinet/calls/sign-in';
import { addToBasket, getBasket } from '@zapovednik/api/checkout/calls/basket';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { customer } from '../../../db/schema';
import { createServer } from '../../../server';
import { PASSWORD } from '../../../testing/small-shop';
import { useShop } from '../../../testing/use-shop';
import { wire } from '../../../testing/wire';

const shop = useShop({ sandboxes: true });

const row = async (id: number) => (await shop.db.select().from(customer).where(eq(customer.id, id)))[0];

test('API-90 CAB-18 a customer changes their own data; other fields are dropped', async () => {
  const boris = await shop.customer('boris');
  const before = await row(2);
  expect(
    await boris.ask('/personal/user/update/', {
      first_name: 'Борис',
      last_name: 'Полевой',
      login: 'admin',
      groups: ['admin'],
      user_groups: ['admin'],
      bonusBalance: 9999,
      user_id: 1,
    }),
  ).toMatchObject({ status: 200, value: { user_id: 2, name: 'Борис Полевой', user_groups: ['customer'] } });
  expect(await row(2)).toEqual({ ...before, lastName: 'Полевой' });
  expect(await row(1)).toMatchObject({ lastName: 'Лесная' });
  expect(await boris.ask('/personal/user/update/', {})).toMatchObject({ status: 200, value: { last_name: 'Полевой' } });
});

test('API-69 API-90 a new e-mail is confirmed by the link in its email; the old one stays until then', async () => {
  const anna = await shop.customer('anna@example.ru');
  const changed = await anna.api(wire(updateUser), { email: 'anna.new@example.ru', password: PASSWORD });
  expect(changed).toMatchObject({ email: 'anna@example.ru', email_confirmed: true });
  const token = await shop.outside.token('anna.new@example.ru');
  expect(await shop.ask(`/personal/user/confirm/${token}/`)).toMatchObject({
    status: 200,
    value: { email: 'anna.new@example.ru' },
  });
  expect(await anna.ask('/personal/user/get/')).toMatchObject({
    value: { email: 'anna.new@example.ru', login: 'anna.new@example.ru', email_confirmed: true },
  });
  expect(await shop.ask(`/personal/user/confirm/${token}/`)).toMatchObject({ status: 422 });
  await anna.api(updateUser, { email: 'anna@example.ru', password: PASSWORD });
  await shop.ask(`/personal/user/confirm/${await shop.outside.token('anna@example.ru')}/`);
  expect(await row(1)).toMatchObject({ login: 'anna@example.ru', email: 'anna@example.ru' });
});

test('an e-mail of another customer is answered in the same way, and only its owner learns of it', async () => {
  const update = async (email: string) =>
    (await shop.customer('boris')).ask('/personal/user/update/', { email, password: PASSWORD });
  const [taken, free] = [await update('ANNA@example.ru'), await update('boris@example.ru')];
  expect([taken.status, Object.keys(Object(taken.value))]).toEqual([free.status, Object.keys(Object(free.value))]);
  expect(taken).toMatchObject({ status: 200, value: { email: 'ANNA@example.ru', email_confirmed: false } });
  expect((await shop.outside.texts('ANNA@example.ru'))[0]).toContain('уже подтверждён в вашем');
  expect(await shop.outside.token('ANNA@example.ru')).toBe('');
  expect(await shop.outside.token('boris@example.ru')).not.toBe('');
});

test('of two customers that confirm one address one gets it', async () => {
  const [one, two] = [await shop.customer('boris'), await shop.customer('anna@example.ru')];
  await one.api(updateUser, { email: 'common@example.ru', password: PASSWORD });
  const first = await shop.outside.token('common@example.ru');
  await two.api(updateUser, { email: 'common@example.ru', password: PASSWORD });
  const second = await shop.outside.token('common@example.ru');
  const answers = await Promise.all([first, second].map((token) => shop.ask(`/personal/user/confirm/${token}/`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('API-90 an email that cannot be sent gives an error; the rest is changed, and a retry works', async () => {
  const boris = await shop.customer('boris');
  const body = { second_name: 'Ильич', email: 'boris@unreachable.example', password: PASSWORD };
  expect(await boris.ask('/personal/user/update/', body)).toMatchObject({ status: 503, failure: { code: 'partner' } });
  expect(await row(2)).toMatchObject({ secondName: 'Ильич' });
  await boris.api(updateUser, { ...body, email: 'boris.polevoy@example.ru' });
});

test('API-90 a new phone needs its code, and only its owner learns that it belongs to another customer', async () => {
  const boris = await shop.customer('boris');
  expect(await boris.ask('/personal/user/update/', { phone: '79227770001', password: PASSWORD })).toMatchObject({
    status: 422,
    failure: { fields: { code: 'Подтвердите новый номер кодом' } },
  });
  await boris.api(smsRequest, { phone: '79227770001' });
  const code = await shop.outside.code('79227770001');
  expect(await boris.ask('/personal/user/update/', { phone: '79227770002', code, password: PASSWORD })).toMatchObject({
    status: 422,
  });
  const changed = await boris.api(wire(updateUser), { phone: '8 922 777-00-01', code, password: PASSWORD });
  expect(changed).toMatchObject({ phone: '79227770001', login: 'boris' });
  await boris.api(smsRequest, { phone: '79220000001' });
  const anna = await shop.outside.code('79220000001');
  const stolen = { phone: '79220000001', code: anna, password: PASSWORD };
  expect(await boris.ask('/personal/user/update/', stolen)).toMatchObject({
    status: 409,
    failure: { code: 'phone_taken' },
  });
  expect(await row(1)).toMatchObject({ phone: '79220000001' });
});

test('API-91 CAB-18 a changed password gives a new session id and ends the other sessions', async () => {
  const boris = await shop.customer('boris');
  const earlier = [await shop.signIn('boris'), boris.session()];
  await boris.api(addToBasket, { id: 1, qty: 1 });
  const changed = await boris.api(wire(changePassword), { old_password: PASSWORD, password: 'совсем-новый' });
  expect(changed).toMatchObject({ authorized: true, user_id: 2 });
  for (const session of earlier) {
    expect(await shop.ask('/personal/user/get/', { session })).toMatchObject({
      status: 401,
      failure: { code: 'session_expired' },
    });
  }
  expect(await boris.api(wire(getBasket), {})).toMatchObject({ basket: [{ PRODUCT_ID: 1 }] });
  await boris.api(changePassword, { old_password: 'совсем-новый', password: PASSWORD });
});

test('API-91 guesses of the old password are limited, also 50 concurrent ones', async () => {
  const anna = await shop.customer('79220000001');
  const guesses = await Promise.all(
    Array.from({ length: 50 }, () =>
      anna.ask('/personal/user/change_password/', { old_password: 'угадаю', password: 'новый-пароль' }),
    ),
  );
  const count = (wanted: number) => guesses.filter(({ status }) => status === wanted).length;
  expect([count(422), count(429)]).toEqual([10, 40]);
});

test.each([
  ['update', { first_name: '' }, 'first_name'],
  ['update', { first_name: '<img src=x onerror=alert(1)>' }, 'first_name'],
  ['update', { email: 'почта' }, 'email'],
  ['update', { phone: '123' }, 'phone'],
  ['update', { last_name: { a: 1 } }, 'last_name'],
  ['change_password', { old_password: PASSWORD, password: '1234567' }, 'password'],
  ['change_password', { old_password: PASSWORD, password: 'x'.repeat(201) }, 'password'],
  ['change_password', { password: 'новый-пароль' }, 'old_password'],
])('VAL-26 %s with %j is refused with a reason for %s', async (call, body, field) => {
  expect(await (await shop.customer('boris')).ask(`/personal/user/${call}/`, body)).toMatchObject({
    status: 400,
    failure: { code: 'validation', fields: { [field]: expect.any(String) } },
  });
});

test.each(['update', 'change_password'])('API-90 API-91 %s needs a signed-in customer', async (call) => {
  const body = { first_name: 'Анна', old_password: PASSWORD, password: 'новый-пароль' };
  expect(await (await shop.visitor()).ask(`/personal/user/${call}/`, body)).toMatchObject({
    status: 401,
    failure: { code: 'unauthorized' },
  });
  expect(await shop.ask(`/personal/user/${call}/`, { session: 'stolen', body })).toMatchObject({
    status: 401,
    failure: { message: 'Session expired' },
  });
});

test('the token in the link of an email is not logged', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  const app = await createServer({ db: shop.db, dataDir: tmpdir(), log });
  await app.inject('/personal/user/confirm/a-token-that-nobody-may-know/');
  await app.inject('/personal/user/get/');
  expect(lines.join()).toContain('/personal/user/get/');
  expect(lines.join()).not.toContain('a-token-that-nobody-may-know');
  await app.close();
});
