import { oneTimeCode } from '../db/schema';
import { type Sandboxes, startSandboxes } from '../testing/sandboxes';
import { sessionOf } from '../testing/session-of';
import { startShop, type TestShop } from '../testing/start-shop';

const ANNA = '79220000001';
let shop: TestShop;
let outside: Sandboxes;
let clock = new Date();
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
beforeAll(async () => {
  outside = await startSandboxes();
  shop = await startShop({ partners: outside.partners, now: () => clock });
}, 60_000);
afterAll(async () => {
  await shop.close();
  await outside.close();
});
// Each test has its hour: what one phone or network may ask for does not add up.
beforeEach(() => later(4000));

const call = (name: string, body: object, session: string, headers: Record<string, string> = {}) =>
  shop.ask(`/personal/user/${name}`, { session, body, headers });
const request = (phone: string, session: string, name = 'sms_request/') => call(name, { phone }, session);
const enter = (phone: string, code: string, session: string, name = 'sms_auth/') =>
  call(name, { phone, code }, session);
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

test('API-74 API-76 SES-08 a code by SMS signs in, and the session gets a new id', async () => {
  const session = await shop.visit();
  expect(await request('8 (922) 000-00-01', session)).toMatchObject({
    status: 200,
    value: { resend_after: 60, expires_in: 300, code_length: 6 },
  });
  const signedIn = await enter('+7 922 000 00 01', await outside.code(ANNA), session);
  expect(signedIn).toMatchObject({ status: 200, value: { authorized: true, user_id: 1, name: 'Анна Лесная' } });
  expect(sessionOf(signedIn)).not.toBe(session);
  expect(await shop.ask('/sale/basket/get/', { session })).toMatchObject({ status: 401 });
});

test('API-75 API-77 SES-09 a code by Telegram signs in', async () => {
  const session = await shop.visit();
  expect(await request(ANNA, session, 'telegram_request/')).toMatchObject({ status: 200 });
  expect((await outside.texts(ANNA))[0]).toMatch(/^Код подтверждения: \d{6}$/);
  expect(await enter(ANNA, await outside.code(ANNA), session, 'telegram_auth/')).toMatchObject({
    value: { user_id: 1 },
  });
});

test.each([
  ['sms_auth/', 4],
  ['telegram_auth/', 1],
])('SES-07 %s takes the anonymous basket along unless it must not', async (name, product) => {
  const basketAfter = async (merge: string) => {
    later(4000);
    const session = await shop.visit();
    await shop.ask(`/sale/basket/add/${product}/1/`, { session });
    await request(ANNA, session);
    const signedIn = sessionOf(await enter(ANNA, await outside.code(ANNA), session, `${name}?merge_basket=${merge}`));
    return (await shop.ask('/sale/basket/get/', { session: signedIn })).value;
  };
  const withProduct = { basket: expect.arrayContaining([expect.objectContaining({ PRODUCT_ID: product })]) };
  expect(await basketAfter('false')).not.toMatchObject(withProduct);
  expect(await basketAfter('true')).toMatchObject(withProduct);
});

test('API-74 register=true makes a customer of an unknown phone; without it only its owner learns that it is unknown', async () => {
  const session = await shop.visit();
  const unknown = await request('79225550001', session);
  const known = await request(ANNA, await shop.visit());
  expect([unknown.status, unknown.value]).toEqual([known.status, known.value]);
  expect(await enter('79225550001', await outside.code('79225550001'), session)).toMatchObject({
    status: 422,
    failure: { code: 'not_registered', message: 'Этот номер ещё не зарегистрирован' },
  });
  const registering = await shop.visit();
  await request('79225550001', registering, 'sms_request/?register=true');
  expect(await enter('79225550001', await outside.code('79225550001'), registering)).toMatchObject({
    value: { authorized: true, phone: '79225550001', login: '79225550001', user_groups: ['customer'] },
  });
});

test('a code works once', async () => {
  const session = await shop.visit();
  await request(ANNA, session);
  const code = await outside.code(ANNA);
  const attempts = await Promise.all(Array.from({ length: 10 }, () => enter(ANNA, code, session)));
  expect(attempts.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(attempts.every(({ status }) => [200, 401, 422].includes(status))).toBe(true);
  const next = sessionOf(attempts.find(({ status }) => status === 200) ?? (await enter(ANNA, code, session)));
  expect(await enter(ANNA, code, next)).toMatchObject({ status: 422, failure: { code: 'wrong_code' } });
});

test('of 50 guesses at once five are looked at, and the code is dead', async () => {
  const session = await shop.visit();
  await request(ANNA, session);
  const code = await outside.code(ANNA);
  const guesses = await Promise.all(Array.from({ length: 50 }, () => enter(ANNA, wrongOf(code), session)));
  const looked = guesses.filter(({ failure }) => failure?.message.startsWith('Неверный код'));
  expect(looked).toHaveLength(4);
  expect(guesses.every(({ status }) => status === 422)).toBe(true);
  expect(await enter(ANNA, code, session)).toMatchObject({
    status: 422,
    failure: { message: 'Код больше не действует. Запросите новый.' },
  });
});

test('a wrong guess says how many are left', async () => {
  const session = await shop.visit();
  await request(ANNA, session);
  const code = await outside.code(ANNA);
  expect(await enter(ANNA, wrongOf(code), session)).toMatchObject({
    failure: { fields: { code: 'Неверный код. Осталось попыток: 4.' } },
  });
  expect(await enter(ANNA, code, session)).toMatchObject({ status: 200 });
});

test('a code is worth nothing in another session, for another phone, for another purpose, or after five minutes', async () => {
  const session = await shop.visit();
  await request(ANNA, session);
  const code = await outside.code(ANNA);
  expect(await enter(ANNA, code, await shop.visit())).toMatchObject({ status: 422 });
  expect(await enter('79220000002', code, session)).toMatchObject({ status: 422 });
  expect(await call('sms_change_password/', { phone: ANNA, code, password: 'новый-пароль' }, session)).toMatchObject({
    status: 422,
  });
  later(301);
  expect(await enter(ANNA, code, session)).toMatchObject({ status: 422 });
});

test('SES-19 asking again before the countdown is over sends nothing; another way or phone is asked at once', async () => {
  const session = await shop.visit();
  const sent = async () => (await outside.texts(ANNA)).length;
  const before = await sent();
  await Promise.all([request(ANNA, session), request(ANNA, session)]);
  later(20);
  expect(await request(ANNA, session)).toMatchObject({ value: { resend_after: 40, expires_in: 280 } });
  expect(await sent()).toBe(before + 1);
  expect(await request(ANNA, session, 'telegram_request/')).toMatchObject({ value: { resend_after: 60 } });
  expect(await request('79225550009', session)).toMatchObject({ value: { resend_after: 60 } });
  later(61);
  expect(await request(ANNA, session)).toMatchObject({ value: { resend_after: 60 } });
  expect(await sent()).toBe(before + 3);
});

test('one phone gets five codes an hour, whoever asks, known or not', async () => {
  for (const phone of [ANNA, '79225550003']) {
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push(await request(phone, await shop.visit()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers.at(-1)?.failure).toEqual({
      type: 'error',
      code: 'too_many',
      message: 'Слишком много попыток. Попробуйте через 60 мин.',
    });
  }
  later(3601);
  expect(await request(ANNA, await shop.visit())).toMatchObject({ status: 200 });
});

test('one network asks for 30 messages in ten minutes, whatever it says of forwarding', async () => {
  const session = await shop.visit();
  let number = 79_226_000_000;
  const ask = (forwarded: string) => {
    number += 1;
    return call('sms_request/', { phone: String(number) }, session, {
      'x-forwarded-for': forwarded,
      'x-real-ip': forwarded,
    });
  };
  // The gateway adds whom it saw at the end; what stands before it is the visitor's.
  const statuses = [];
  for (let tries = 0; tries < 31; tries += 1) statuses.push((await ask(`198.51.100.${tries}, 203.0.113.77`)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect((await ask('203.0.113.78')).status).toBe(200);
});

test('a message that does not go out is said, nothing is lost, and it may be asked for again at once', async () => {
  const session = await shop.visit();
  for (let tries = 0; tries < 6; tries += 1) {
    expect(await request('79220000000', session)).toMatchObject({
      status: 503,
      failure: { code: 'partner', message: 'Не удалось отправить SMS. Попробуйте ещё раз.' },
    });
  }
  expect(await request('79220000000', session, 'telegram_request/')).toMatchObject({
    status: 503,
    failure: { message: 'Не удалось отправить код в Telegram. Попробуйте получить его по SMS.' },
  });
  expect(await shop.ask('/sale/basket/get/', { session })).toMatchObject({ status: 200 });
});

test('a code is not kept where it can be read', async () => {
  const session = await shop.visit();
  await request(ANNA, session);
  const code = await outside.code(ANNA);
  expect(JSON.stringify(await shop.db.select().from(oneTimeCode))).not.toContain(code);
});

test.each([
  ['no phone', { phone: '' }, 'Укажите телефон'],
  ['too short a phone', { phone: '12345' }, 'Не удалось отформатировать телефон 12345'],
  ['an object', { phone: { $gt: '' } }, undefined],
  ['a very long phone', { phone: '7'.repeat(10_000) }, 'Слишком длинный телефон'],
])('VAL-04 ERR-30 %s is refused with 400', async (_, body, message) => {
  for (const name of ['sms_request/', 'telegram_request/', 'sms_forgot/']) {
    const answer = await call(name, body, await shop.visit());
    expect(answer).toMatchObject({
      status: 400,
      failure: { code: 'validation', fields: { phone: expect.any(String) } },
    });
    if (message) expect(answer.failure?.fields?.phone).toBe(message);
  }
});

test.each(['12345', '1234567', 'абвгде', '１２３４５６'])('a code like %s is refused with 400', async (code) => {
  expect(await enter(ANNA, code, await shop.visit())).toMatchObject({
    status: 400,
    failure: { fields: { code: 'Введите шесть цифр кода' } },
  });
});

test.each(['sms_request/', 'telegram_request/', 'sms_auth/', 'telegram_auth/', 'sms_forgot/'])(
  'without a session %s is refused',
  async (name) => {
    expect(await shop.ask(`/personal/user/${name}`, { body: { phone: ANNA, code: '123456' } })).toMatchObject({
      status: 401,
      failure: { code: 'unauthorized' },
    });
  },
);

test('a shop without SMS says so', async () => {
  const bare = await startShop();
  expect(
    await bare.ask('/personal/user/sms_request/', { session: await bare.visit(), body: { phone: ANNA } }),
  ).toMatchObject({ status: 503 });
  await bare.close();
});

test('SES-14 where there is a captcha, a code by SMS needs it', async () => {
  const strict = await startSandboxes({ CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'sandbox' });
  const guarded = await startShop({ partners: strict.partners });
  const session = await guarded.visit();
  const ask = (captchaResponse?: string) =>
    guarded.ask('/personal/user/sms_request/', { session, body: { phone: ANNA, captchaResponse } });
  expect(await ask()).toMatchObject({
    status: 422,
    failure: { code: 'captcha', message: 'Подтвердите, что вы не робот' },
  });
  expect(await ask('robot')).toMatchObject({ status: 422 });
  expect(await ask('pass-1')).toMatchObject({ status: 200 });
  await guarded.close();
  await strict.close();
});
