import { tmpdir } from 'node:os';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { customer } from '../../../db/schema';
import { createServer } from '../../../server';
import { sessionOf } from '../../../testing/session-of';
import { PASSWORD } from '../../../testing/small-shop';
import { useShop } from '../../../testing/use-shop';

const shop = useShop({ sandboxes: true });

const ask = (call: string, session: string, body: object) => shop.ask(`/personal/user/${call}/`, { session, body });
const row = async (id: number) => (await shop.db.select().from(customer).where(eq(customer.id, id)))[0];

test('API-90 CAB-18 a customer changes their own data; other fields are dropped', async () => {
  const session = await shop.signIn('boris');
  const before = await row(2);
  expect(
    await ask('update', session, {
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
  expect(await ask('update', session, {})).toMatchObject({ status: 200, value: { last_name: 'Полевой' } });
});

test('API-69 API-90 a new e-mail is confirmed by the link in its email; the old one stays until then', async () => {
  const changed = await ask('update', await shop.signIn('anna@example.ru'), {
    email: 'anna.new@example.ru',
    password: PASSWORD,
  });
  expect(changed).toMatchObject({ value: { email: 'anna@example.ru', email_confirmed: true } });
  const session = sessionOf(changed);
  const token = await shop.outside.token('anna.new@example.ru');
  expect(await shop.ask(`/personal/user/confirm/${token}/`)).toMatchObject({
    status: 200,
    value: { email: 'anna.new@example.ru' },
  });
  expect(await shop.ask('/personal/user/get/', { session })).toMatchObject({
    value: { email: 'anna.new@example.ru', login: 'anna.new@example.ru', email_confirmed: true },
  });
  expect(await shop.ask(`/personal/user/confirm/${token}/`)).toMatchObject({ status: 422 });
  await ask('update', session, { email: 'anna@example.ru', password: PASSWORD });
  await shop.ask(`/personal/user/confirm/${await shop.outside.token('anna@example.ru')}/`);
  expect(await row(1)).toMatchObject({ login: 'anna@example.ru', email: 'anna@example.ru' });
});

test('an e-mail of another customer is answered in the same way, and only its owner learns of it', async () => {
  const session = await shop.signIn('boris');
  const taken = await ask('update', session, { email: 'ANNA@example.ru', password: PASSWORD });
  const free = await ask('update', sessionOf(taken), { email: 'boris@example.ru', password: PASSWORD });
  expect([taken.status, Object.keys(Object(taken.value))]).toEqual([free.status, Object.keys(Object(free.value))]);
  expect(taken).toMatchObject({ status: 200, value: { email: 'ANNA@example.ru', email_confirmed: false } });
  expect((await shop.outside.texts('ANNA@example.ru'))[0]).toContain('уже подтверждён в вашем');
  expect(await shop.outside.token('ANNA@example.ru')).toBe('');
  expect(await shop.outside.token('boris@example.ru')).not.toBe('');
});

test('of two customers that confirm one address one gets it', async () => {
  const [one, two] = [await shop.signIn('boris'), await shop.signIn('anna@example.ru')];
  await ask('update', one, { email: 'common@example.ru', password: PASSWORD });
  const first = await shop.outside.token('common@example.ru');
  await ask('update', two, { email: 'common@example.ru', password: PASSWORD });
  const second = await shop.outside.token('common@example.ru');
  const answers = await Promise.all([first, second].map((token) => shop.ask(`/personal/user/confirm/${token}/`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('API-90 an email that cannot be sent gives an error; the rest is changed, and a retry works', async () => {
  const session = await shop.signIn('boris');
  const body = { second_name: 'Ильич', email: 'boris@unreachable.example', password: PASSWORD };
  expect(await ask('update', session, body)).toMatchObject({ status: 503, failure: { code: 'partner' } });
  expect(await row(2)).toMatchObject({ secondName: 'Ильич' });
  expect(await ask('update', session, { ...body, email: 'boris.polevoy@example.ru' })).toMatchObject({ status: 200 });
});

test('API-90 a new phone needs its code, and only its owner learns that it belongs to another customer', async () => {
  const session = await shop.signIn('boris');
  expect(await ask('update', session, { phone: '79227770001', password: PASSWORD })).toMatchObject({
    status: 422,
    failure: { fields: { code: 'Подтвердите новый номер кодом' } },
  });
  await ask('sms_request', session, { phone: '79227770001' });
  const code = await shop.outside.code('79227770001');
  expect(await ask('update', session, { phone: '79227770002', code, password: PASSWORD })).toMatchObject({
    status: 422,
  });
  const changed = await ask('update', session, { phone: '8 922 777-00-01', code, password: PASSWORD });
  expect(changed).toMatchObject({ status: 200, value: { phone: '79227770001', login: 'boris' } });
  const renewed = sessionOf(changed);
  await ask('sms_request', renewed, { phone: '79220000001' });
  const anna = await shop.outside.code('79220000001');
  expect(await ask('update', renewed, { phone: '79220000001', code: anna, password: PASSWORD })).toMatchObject({
    status: 409,
    failure: { code: 'phone_taken' },
  });
  expect(await row(1)).toMatchObject({ phone: '79220000001' });
});

test('API-91 CAB-18 a changed password gives a new session id and ends the other sessions', async () => {
  const elsewhere = await shop.signIn('boris');
  const session = await shop.signIn('boris');
  await shop.ask('/sale/basket/add/1/1/', { session });
  const changed = await ask('change_password', session, { old_password: PASSWORD, password: 'совсем-новый' });
  expect(changed).toMatchObject({ status: 200, value: { authorized: true, user_id: 2 } });
  for (const old of [elsewhere, session]) {
    expect(await shop.ask('/personal/user/get/', { session: old })).toMatchObject({
      status: 401,
      failure: { code: 'session_expired' },
    });
  }
  const next = sessionOf(changed);
  expect(await shop.ask('/sale/basket/get/', { session: next })).toMatchObject({
    value: { basket: [{ PRODUCT_ID: 1 }] },
  });
  expect(await ask('change_password', next, { old_password: 'совсем-новый', password: PASSWORD })).toMatchObject({
    status: 200,
  });
});

test('API-91 guesses of the old password are limited, also 50 concurrent ones', async () => {
  const session = await shop.signIn('79220000001');
  const guesses = await Promise.all(
    Array.from({ length: 50 }, () =>
      ask('change_password', session, { old_password: 'угадаю', password: 'новый-пароль' }),
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
  expect(await ask(call, await shop.signIn('boris'), body)).toMatchObject({
    status: 400,
    failure: { code: 'validation', fields: { [field]: expect.any(String) } },
  });
});

test.each(['update', 'change_password'])('API-90 API-91 %s needs a signed-in customer', async (call) => {
  const body = { first_name: 'Анна', old_password: PASSWORD, password: 'новый-пароль' };
  expect(await ask(call, await shop.visit(), body)).toMatchObject({ status: 401, failure: { code: 'unauthorized' } });
  expect(await ask(call, 'stolen', body)).toMatchObject({ status: 401, failure: { message: 'Session expired' } });
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
