import { createHmac } from 'node:crypto';
import { createPartners } from 'deploy-partners/server';
import { sandboxSettings } from 'deploy-partners/settings';
import { connectServices } from './connect-services';
import { PartnerError } from './protocol/ask-partner';
import type { PartnerSettings } from './settings';

const sandboxes = createPartners({ LOG_LEVEL: 'silent' });
let settings: PartnerSettings;
let services: ReturnType<typeof connectServices>;
beforeAll(async () => {
  const root = await sandboxes.listen({ port: 0, host: '127.0.0.1' });
  settings = {
    ...sandboxSettings(root),
    CAPTCHA_URL: `${root}/captcha`,
    CAPTCHA_SITE_KEY: 'site',
    CAPTCHA_SECRET: 'sandbox',
  };
  services = connectServices(settings);
});
afterAll(() => sandboxes.close());

const told = async (path: string) => (await sandboxes.inject(path)).json();
const letter = { subject: 'Письмо', text: 'Здравствуйте!', html: '<p>Здравствуйте!</p>' };

test('Telegram delivers a code, and is told that it was entered', async () => {
  const message = (await services.telegram?.sendCode('79220000001', '123456', 300)) ?? '';
  expect(await told('/outbox/messages?to=79220000001')).toMatchObject([
    { channel: 'telegram', text: 'Код подтверждения: 123456' },
  ]);
  await services.telegram?.confirm(message, '123456');
  await expect(services.telegram?.confirm('unknown', '123456')).rejects.toThrow(PartnerError);
  await expect(services.telegram?.sendCode('79220000000', '123456', 300)).rejects.toThrow('PHONE_NUMBER_NOT_AVAILABLE');
});

test('an email is sent; an unreachable address is an error of the service', async () => {
  await services.mail?.send({ ...letter, to: 'anna@example.ru' });
  expect(await told('/outbox/messages?to=anna@example.ru')).toMatchObject([
    { channel: 'email', subject: 'Письмо', text: 'Здравствуйте!' },
  ]);
  await expect(services.mail?.send({ ...letter, to: 'anna@unreachable.example' })).rejects.toThrow(PartnerError);
});

test('SES-16 a captcha response passes once', async () => {
  expect(await services.captcha?.passes('pass-1', '203.0.113.9')).toBe(true);
  expect(await services.captcha?.passes('pass-1', '203.0.113.9')).toBe(false);
  expect(await services.captcha?.passes('robot', '203.0.113.9')).toBe(false);
});

test('TRK-10 tracking knows a customer after it was told about one', async () => {
  expect(await services.tracking?.knows(7)).toBe(false);
  await services.tracking?.tell('Website.AuthorizeCustomer', 'device', { customer: { ids: { websiteID: '7' } } });
  expect(await services.tracking?.knows(7)).toBe(true);
  expect(await told('/mindbox/operations')).toMatchObject([{ name: 'Website.AuthorizeCustomer', device: 'device' }]);
});

test('TRK-09 TRK-13 the chat receives events and a proof of who a customer is', async () => {
  await services.chat?.tell('carrot-1', 'gotoVk');
  expect(await told('/carrotquest/events')).toEqual([{ user: 'carrot-1', event: 'gotoVk' }]);
  expect(services.chat?.hash('7')).toBe(createHmac('sha256', 'sandbox').update('7').digest('hex'));
});

test.each([
  ['TELEGRAM_TOKEN', (wrong: typeof services) => wrong.telegram?.sendCode('79220000001', '123456', 300)],
  ['UNISENDER_KEY', (wrong: typeof services) => wrong.mail?.send({ ...letter, to: 'anna@example.ru' })],
  ['CAPTCHA_SECRET', (wrong: typeof services) => wrong.captcha?.passes('pass-2', '203.0.113.9')],
  ['MINDBOX_KEY', (wrong: typeof services) => wrong.tracking?.tell('Website.ViewProduct', null, {})],
  ['CARROT_TOKEN', (wrong: typeof services) => wrong.chat?.tell('carrot-1', 'gotoVk')],
])('a wrong %s is an error of the service, not of the visitor', async (name, ask) => {
  await expect(ask(connectServices({ ...settings, [name]: 'wrong' }))).rejects.toThrow(PartnerError);
});

test.each([
  [{ SMSC_URL: 'http://sms.example' }, 'SMSC_LOGIN'],
  [{ TELEGRAM_TOKEN: 'token' }, 'TELEGRAM_URL'],
  [{ UNISENDER_URL: 'http://mail.example', UNISENDER_KEY: 'key' }, 'MAIL_FROM'],
  [{ CAPTCHA_SITE_KEY: 'key' }, 'CAPTCHA_SECRET'],
  [{ CAPTCHA_SECRET: 'secret' }, 'CAPTCHA_SITE_KEY'],
  [{ MINDBOX_KEY: 'key' }, 'MINDBOX_URL'],
  [{ CARROT_TOKEN: 'token' }, 'CARROT_AUTH_KEY'],
  [{ SUGGESTIONS_TOKEN: 'token' }, 'SUGGESTIONS_URL'],
])('SES-15 an incomplete service setting stops the start with the missing names', (half, missing) => {
  expect(() => connectServices(half)).toThrow(missing);
});

test('without settings there are no services', () => {
  expect(Object.values(connectServices({}))).toEqual([null, null, null, null, null, null, null, null]);
});
