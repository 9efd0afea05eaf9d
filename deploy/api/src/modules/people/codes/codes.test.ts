import { oneTimeCode } from '../../../db/schema';
import { ANNA, codesIn } from '../../../testing/codes';
import { sessionOf } from '../../../testing/session-of';
import { SECOND } from '../../../testing/test-clock';
import { useShop } from '../../../testing/use-shop';

const shop = useShop({ sandboxes: true, at: new Date() });
const codes = codesIn(shop);
// Each test has its own hour, so that the limits of one phone or network do not add up.
beforeEach(() => shop.clock.pass(4000 * SECOND));

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

test('API-74 API-76 SES-08 a code by SMS signs in, and the session gets a new id', async () => {
  const session = await shop.visit();
  expect(await codes.request('8 (922) 000-00-01', session)).toMatchObject({
    status: 200,
    value: { resend_after: 60, expires_in: 300, code_length: 6 },
  });
  const signedIn = await codes.enter('+7 922 000 00 01', await shop.outside.code(ANNA), session);
  expect(signedIn).toMatchObject({ status: 200, value: { authorized: true, user_id: 1, name: 'Анна Лесная' } });
  expect(sessionOf(signedIn)).not.toBe(session);
  expect(await shop.ask('/sale/basket/get/', { session })).toMatchObject({ status: 401 });
});

test('API-75 API-77 SES-09 a code by Telegram signs in', async () => {
  const session = await shop.visit();
  expect(await codes.request(ANNA, session, 'telegram_request/')).toMatchObject({ status: 200 });
  expect((await shop.outside.texts(ANNA))[0]).toMatch(/^Код подтверждения: \d{6}$/);
  expect(await codes.enter(ANNA, await shop.outside.code(ANNA), session, 'telegram_auth/')).toMatchObject({
    value: { user_id: 1 },
  });
});

test.each([
  ['sms_auth/', 4],
  ['telegram_auth/', 1],
])('SES-07 %s merges the anonymous basket unless it must not', async (name, product) => {
  const basketAfter = async (merge: string) => {
    shop.clock.pass(4000 * SECOND);
    const session = await shop.visit();
    await shop.ask(`/sale/basket/add/${product}/1/`, { session });
    await codes.request(ANNA, session);
    const signedIn = sessionOf(
      await codes.enter(ANNA, await shop.outside.code(ANNA), session, `${name}?merge_basket=${merge}`),
    );
    return (await shop.ask('/sale/basket/get/', { session: signedIn })).value;
  };
  const withProduct = { basket: expect.arrayContaining([expect.objectContaining({ PRODUCT_ID: product })]) };
  expect(await basketAfter('false')).not.toMatchObject(withProduct);
  expect(await basketAfter('true')).toMatchObject(withProduct);
});

test("API-74 register=true creates a customer for an unknown phone; without it only the phone's owner learns that it is unknown", async () => {
  const session = await shop.visit();
  const unknown = await codes.request('79225550001', session);
  const known = await codes.request(ANNA, await shop.visit());
  expect([unknown.status, unknown.value]).toEqual([known.status, known.value]);
  expect(await codes.enter('79225550001', await shop.outside.code('79225550001'), session)).toMatchObject({
    status: 422,
    failure: { code: 'not_registered', message: 'Этот номер ещё не зарегистрирован' },
  });
  const registering = await shop.visit();
  await codes.request('79225550001', registering, 'sms_request/?register=true');
  expect(await codes.enter('79225550001', await shop.outside.code('79225550001'), registering)).toMatchObject({
    value: { authorized: true, phone: '79225550001', login: '79225550001', user_groups: ['customer'] },
  });
});

test('a code works once', async () => {
  const session = await shop.visit();
  await codes.request(ANNA, session);
  const code = await shop.outside.code(ANNA);
  const attempts = await Promise.all(Array.from({ length: 50 }, () => codes.enter(ANNA, code, session)));
  expect(attempts.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(attempts.every(({ status }) => [200, 401, 422].includes(status))).toBe(true);
  const next = sessionOf(attempts.find(({ status }) => status === 200) ?? (await codes.enter(ANNA, code, session)));
  expect(await codes.enter(ANNA, code, next)).toMatchObject({ status: 422, failure: { code: 'wrong_code' } });
});

test('of 50 concurrent guesses five are checked, and the code is invalid', async () => {
  const session = await shop.visit();
  await codes.request(ANNA, session);
  const code = await shop.outside.code(ANNA);
  const guesses = await Promise.all(Array.from({ length: 50 }, () => codes.enter(ANNA, wrongOf(code), session)));
  const looked = guesses.filter(({ failure }) => failure?.message.startsWith('Неверный код'));
  expect(looked).toHaveLength(4);
  expect(guesses.every(({ status }) => status === 422)).toBe(true);
  expect(await codes.enter(ANNA, code, session)).toMatchObject({
    status: 422,
    failure: { message: 'Код больше не действует. Запросите новый.' },
  });
});

test('a wrong guess says how many are left', async () => {
  const session = await shop.visit();
  await codes.request(ANNA, session);
  const code = await shop.outside.code(ANNA);
  expect(await codes.enter(ANNA, wrongOf(code), session)).toMatchObject({
    failure: { fields: { code: 'Неверный код. Осталось попыток: 4.' } },
  });
  expect(await codes.enter(ANNA, code, session)).toMatchObject({ status: 200 });
});

test('a code is invalid in another session, for another phone, for another purpose, or after five minutes', async () => {
  const session = await shop.visit();
  await codes.request(ANNA, session);
  const code = await shop.outside.code(ANNA);
  expect(await codes.enter(ANNA, code, await shop.visit())).toMatchObject({ status: 422 });
  expect(await codes.enter('79220000002', code, session)).toMatchObject({ status: 422 });
  expect(
    await codes.call('sms_change_password/', { phone: ANNA, code, password: 'новый-пароль' }, session),
  ).toMatchObject({
    status: 422,
  });
  shop.clock.pass(301 * SECOND);
  expect(await codes.enter(ANNA, code, session)).toMatchObject({ status: 422 });
});

test('a code is not stored in readable form', async () => {
  const session = await shop.visit();
  await codes.request(ANNA, session);
  const code = await shop.outside.code(ANNA);
  expect(JSON.stringify(await shop.db.select().from(oneTimeCode))).not.toContain(code);
});
