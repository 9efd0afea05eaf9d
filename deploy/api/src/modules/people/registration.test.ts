import { registrationHash } from '@zapovednik/api/cabinet/calls/registration-hash';
import { eq } from 'drizzle-orm';
import { customer } from '../../db/schema';
import { codesIn } from '../../testing/codes';
import { sessionOf } from '../../testing/session-of';
import { PASSWORD } from '../../testing/small-shop';
import { useShop } from '../../testing/use-shop';

const shop = useShop({ sandboxes: true });

const codes = codesIn(shop);
const request = async (phone: string, session: string, call = 'sms_register_request/') =>
  codes.call(call, { phone, init: 'website', hash: await registrationHash(session) }, session);
const register = async (phone: string, session: string, fields: object) =>
  codes.call('register/', { phone, code: await shop.outside.code(phone), ...fields }, session);

test('API-84 API-79 SES-11 registration by an SMS code; the basket is merged, unknown fields are dropped', async () => {
  const session = await shop.visit();
  await shop.ask('/sale/basket/add/1/1/', { session });
  expect(await request('79221110001', session)).toMatchObject({ value: { code_length: 6 } });
  expect((await shop.outside.texts('79221110001'))[0]).toContain('для регистрации');
  const registered = await register('79221110001', session, {
    first_name: ' Ольга ',
    last_name: 'Рощина-Лесная',
    email: 'Olga@example.ru',
    password: 'ольга-и-лес',
    form_registration: 'signup',
    user_groups: ['admin'],
    groups: ['admin'],
    bonusBalance: 100_000,
    id: 1,
  });
  expect(registered).toMatchObject({
    status: 200,
    value: {
      authorized: true,
      name: 'Ольга Рощина-Лесная',
      email: 'Olga@example.ru',
      email_confirmed: false,
      phone: '79221110001',
      user_groups: ['customer'],
    },
  });
  expect(sessionOf(registered)).not.toBe(session);
  expect(await shop.ask('/sale/basket/get/', { session: sessionOf(registered) })).toMatchObject({
    value: { basket: [{ PRODUCT_ID: 1 }] },
  });
  const [row] = await shop.db.select().from(customer).where(eq(customer.phone, '79221110001'));
  expect(row).toMatchObject({ bonusBalance: 0, registrationForm: 'signup' });
  for (const login of ['79221110001', '+7 (922) 111-00-01', '8 922 111 00 01']) {
    expect(await codes.call('auth/', { login, password: 'ольга-и-лес' }, await shop.visit())).toMatchObject({
      status: 200,
    });
  }
});

test('API-85 registration by a code in Telegram, without a password', async () => {
  const session = await shop.visit();
  expect(await request('79221110002', session, 'telegram_register_request/')).toMatchObject({ status: 200 });
  expect(await register('79221110002', session, { first_name: 'Игорь' })).toMatchObject({ value: { name: 'Игорь' } });
  expect(await codes.call('auth/', { login: '79221110002', password: '' }, await shop.visit())).toMatchObject({
    status: 400,
  });
  expect(await codes.call('auth/', { login: '79221110002', password: 'угадаю' }, await shop.visit())).toMatchObject({
    status: 422,
  });
});

test('API-84 an existing customer learns it only after the right code, and signs in with that code', async () => {
  const session = await shop.visit();
  const known = await request('79220000001', session);
  const unknown = await request('79221110003', await shop.visit());
  expect([known.status, known.value]).toEqual([unknown.status, unknown.value]);
  expect(await register('79220000001', session, { first_name: 'Чужая' })).toMatchObject({
    status: 409,
    failure: { code: 'phone_taken', message: 'Этот номер уже зарегистрирован. Войдите по коду.' },
  });
  const code = await shop.outside.code('79220000001');
  expect(await codes.call('sms_auth/', { phone: '79220000001', code }, session)).toMatchObject({
    value: { user_id: 1, name: 'Анна Лесная' },
  });
});

test('API-76 API-79 a phone that was confirmed at sign-in is registered with the same code', async () => {
  const session = await shop.visit();
  await codes.call('sms_request/', { phone: '79221110004' }, session);
  const code = await shop.outside.code('79221110004');
  expect(await codes.call('sms_auth/', { phone: '79221110004', code }, session)).toMatchObject({
    failure: { code: 'not_registered' },
  });
  expect(await register('79221110004', session, { first_name: 'Вера' })).toMatchObject({ value: { name: 'Вера' } });
});

test('of concurrent registrations with one code one succeeds', async () => {
  const session = await shop.visit();
  await request('79221110005', session);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => register('79221110005', session, { first_name: 'Пётр' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => [200, 401, 409, 422].includes(status))).toBe(true);
  expect(await shop.db.select().from(customer).where(eq(customer.phone, '79221110005'))).toHaveLength(1);
});

test('SES-12 a registration code needs the hash of this very session', async () => {
  const session = await shop.visit();
  const hash = await registrationHash(await shop.visit());
  for (const call of ['sms_register_request/', 'telegram_register_request/']) {
    const body = { phone: '79221110006', init: 'website' };
    expect(await codes.call(call, { ...body, hash }, session)).toMatchObject({
      status: 422,
      failure: { code: 'wrong_hash' },
    });
    expect(await codes.call(call, body, session)).toMatchObject({
      status: 400,
      failure: { fields: { hash: expect.any(String) } },
    });
    expect(await codes.call(call, { ...body, hash, init: 'app' }, session)).toMatchObject({ status: 400 });
  }
  expect(await shop.outside.texts('79221110006')).toEqual([]);
});

test.each([
  [{ first_name: '' }, 'first_name', 'Укажите имя'],
  [{ first_name: '<b>Анна</b>' }, 'first_name', 'Только буквы, пробел и дефис'],
  [{ first_name: 'Анна', last_name: 'я'.repeat(101) }, 'last_name', 'Слишком длинное имя'],
  [{ first_name: 'Анна', email: 'почта' }, 'email', 'Проверьте адрес почты'],
  [{ first_name: 'Анна', password: 'корот' }, 'password', 'Пароль — не короче 8 знаков'],
])('VAL-26 %j is refused with a reason for %s', async (fields, name, message) => {
  const session = await shop.visit();
  expect(await codes.call('register/', { phone: '79221110007', code: '123456', ...fields }, session)).toMatchObject({
    status: 400,
    failure: { fields: { [name]: message } },
  });
});

test('API-79 a code that was not requested registers no one', async () => {
  const session = await shop.visit();
  const body = { phone: '79221110008', code: '123456', first_name: 'Анна' };
  expect(await codes.call('register/', body, session)).toMatchObject({ status: 422, failure: { code: 'wrong_code' } });
  expect(await shop.ask('/personal/user/register/', { body })).toMatchObject({ status: 401 });
});

test('API-79 an e-mail that cannot be reached does not stop a registration', async () => {
  const session = await shop.visit();
  await request('79221110009', session);
  expect(await register('79221110009', session, { first_name: 'Лев', email: 'lev@unreachable.example' })).toMatchObject(
    { status: 200, value: { email: 'lev@unreachable.example', email_confirmed: false } },
  );
});

test('an e-mail can sign in after it is confirmed, not before', async () => {
  const session = await shop.visit();
  await request('79221110010', session);
  await register('79221110010', session, { first_name: 'Нина', email: 'nina@example.ru', password: PASSWORD });
  const signIn = async () => codes.call('auth/', { login: 'NINA@example.ru', password: PASSWORD }, await shop.visit());
  expect(await signIn()).toMatchObject({ status: 422 });
  const token = await shop.outside.token('nina@example.ru');
  expect(await shop.ask(`/personal/user/confirm/${token}/`)).toMatchObject({ value: { email: 'nina@example.ru' } });
  expect(await signIn()).toMatchObject({ status: 200, value: { email_confirmed: true } });
});
