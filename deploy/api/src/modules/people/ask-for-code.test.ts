import { smsAuth, smsRequest } from '@zapovednik/api/cabinet/calls/sign-in';
import { PartnerError } from '../../partners/protocol/ask-partner';
import { ANNA, codesIn } from '../../testing/codes';
import { startShop } from '../../testing/start-shop';
import { SECOND } from '../../testing/test-clock';
import { useShop } from '../../testing/use-shop';
import { wire } from '../../testing/wire';

const shop = useShop({ sandboxes: true, at: new Date() });
const codes = codesIn(shop);
// Each test has its own hour, so that the limits of one phone or network do not add up.
beforeEach(() => shop.clock.pass(4000 * SECOND));

test('SES-19 requesting again before the countdown ends sends nothing; another channel or phone is sent at once', async () => {
  const session = await shop.visit();
  const sent = async () => (await shop.outside.texts(ANNA)).length;
  const before = await sent();
  await Promise.all([codes.request(ANNA, session), codes.request(ANNA, session)]);
  shop.clock.pass(20 * SECOND);
  expect(await codes.request(ANNA, session)).toMatchObject({ value: { resend_after: 40, expires_in: 280 } });
  expect(await sent()).toBe(before + 1);
  expect(await codes.request(ANNA, session, 'telegram_request/')).toMatchObject({ value: { resend_after: 60 } });
  expect(await codes.request('79225550009', session)).toMatchObject({ value: { resend_after: 60 } });
  shop.clock.pass(61 * SECOND);
  expect(await codes.request(ANNA, session)).toMatchObject({ value: { resend_after: 60 } });
  expect(await sent()).toBe(before + 3);
});

test('one phone gets five codes an hour, from any visitor, known or not', async () => {
  for (const phone of [ANNA, '79225550003']) {
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push(await codes.request(phone, await shop.visit()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers.at(-1)?.failure).toEqual({
      type: 'error',
      code: 'too_many',
      message: 'Слишком много попыток. Попробуйте через 60 мин.',
    });
  }
  shop.clock.pass(3601 * SECOND);
  expect(await codes.request(ANNA, await shop.visit())).toMatchObject({ status: 200 });
});

test('one network requests 30 messages in ten minutes, whatever its forwarding headers', async () => {
  const session = await shop.visit();
  let number = 79_226_000_000;
  const requestThrough = (forwarded: string) => {
    number += 1;
    return codes.call('sms_request/', { phone: String(number) }, session, {
      'x-forwarded-for': forwarded,
      'x-real-ip': forwarded,
    });
  };
  // The gateway appends the address that it saw. The visitor sent the entries before it.
  const statuses = [];
  for (let tries = 0; tries < 31; tries += 1)
    statuses.push((await requestThrough(`198.51.100.${tries}, 203.0.113.77`)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect((await requestThrough('203.0.113.78')).status).toBe(200);
});

test('a message that cannot be sent gives an error, nothing is lost, and it may be requested again at once', async () => {
  const session = await shop.visit();
  for (let tries = 0; tries < 6; tries += 1) {
    expect(await codes.request('79220000000', session)).toMatchObject({
      status: 503,
      failure: { code: 'partner', message: 'Не удалось отправить СМС. Попробуйте ещё раз.' },
    });
  }
  expect(await codes.request('79220000000', session, 'telegram_request/')).toMatchObject({
    status: 503,
    failure: { message: 'Не удалось отправить код в Telegram. Попробуйте получить его по СМС.' },
  });
  expect(await shop.ask('/sale/basket/get/', { session })).toMatchObject({ status: 200 });
});

test('a sent code stays valid when another one, by another channel, cannot be sent', async () => {
  const { partners } = shop.outside;
  const broken = {
    ...partners,
    telegram: { sendCode: () => Promise.reject(new PartnerError('telegram', 'down')), confirm: async () => {} },
  };
  const half = await startShop({ partners: broken });
  const visitor = await half.visitor();
  await visitor.api(smsRequest, { phone: ANNA });
  const code = await shop.outside.code(ANNA);
  expect(await visitor.ask('/personal/user/telegram_request/', { phone: ANNA })).toMatchObject({ status: 503 });
  expect(await visitor.api(wire(smsAuth), { phone: ANNA, code })).toMatchObject({ user_id: 1 });
  await half.close();
});

test.each([
  ['no phone', { phone: '' }, 'Укажите телефон'],
  ['too short a phone', { phone: '12345' }, 'Не удалось отформатировать телефон 12345'],
  ['an object', { phone: { $gt: '' } }, undefined],
  ['a very long phone', { phone: '7'.repeat(10_000) }, 'Слишком длинный телефон'],
])('VAL-04 ERR-30 %s is refused with 400', async (_, body, message) => {
  for (const name of ['sms_request/', 'telegram_request/', 'sms_forgot/']) {
    const answer = await codes.call(name, body, await shop.visit());
    expect(answer).toMatchObject({
      status: 400,
      failure: { code: 'validation', fields: { phone: expect.any(String) } },
    });
    if (message) expect(answer.failure?.fields?.phone).toBe(message);
  }
});

test.each(['12345', '1234567', 'абвгде', '１２３４５６'])('a code like %s is refused with 400', async (code) => {
  expect(await codes.enter(ANNA, code, await shop.visit())).toMatchObject({
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
