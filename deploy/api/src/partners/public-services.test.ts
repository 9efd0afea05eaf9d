import { sandboxSettings } from 'deploy-partners/settings';
import { missingServices, requirePublicServices } from './public-services';

const real = {
  SMSC_URL: 'https://smsc.ru',
  SMSC_LOGIN: 'shop',
  SMSC_PASSWORD: 'of the shop',
  UNISENDER_URL: 'https://go1.unisender.ru/ru/transactional/api/v1',
  UNISENDER_KEY: 'of the shop',
  MAIL_FROM: 'shop@shop.example',
  YOOKASSA_URL: 'https://api.yookassa.ru/v3',
  YOOKASSA_SHOP_ID: '100500',
  YOOKASSA_SECRET_KEY: 'of the shop',
};
const namesOf = (settings: Record<string, string>, origin = 'https://shop.example') =>
  missingServices(settings, origin).map(({ name }) => name);

test('a public shop without services is refused, and every missing setting is named', () => {
  const refused = () => requirePublicServices({ PUBLIC_ORIGIN: 'https://shop.example', UNISENDER_KEY: 'of the shop' });
  for (const name of ['SMSC_URL', 'SMSC_LOGIN', 'SMSC_PASSWORD', 'UNISENDER_URL', 'MAIL_FROM', 'PUBLIC_SANDBOXES=on'])
    expect(refused).toThrow(name);
  expect(refused).toThrow('YOOKASSA_URL, YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY; or RAIFFEISEN_URL');
  expect(refused).not.toThrow('UNISENDER_KEY');
  expect(refused).not.toThrow('YOOKASSA_VAT_CODE');
});

test('real accounts for SMS and letters and one acquirer are enough', () => {
  expect(namesOf(real)).toEqual([]);
  expect(namesOf({ ...real, MAIL_FROM: '' })).toEqual(['mail']);
  expect(namesOf({ ...real, YOOKASSA_SECRET_KEY: '' })).toEqual(['acquirer']);
});

test('accounts of the sandboxes do not count, because their keys are published', () => {
  expect(namesOf(sandboxSettings('http://127.0.0.1:4000'))).toEqual(['sms', 'mail', 'acquirer']);
  expect(namesOf({ ...real, SMSC_PASSWORD: 'sandbox' })).toEqual(['sms']);
});

test.each([
  ['https://shop.example', true],
  ['http://shop.example:3000', true],
  ['http://192.168.0.7:3000', true],
  ['https://shop.localhost', true],
  ['http://shop.localhost:3000', false],
  ['http://localhost', false],
  ['http://127.0.0.1:3000', false],
])('a shop at %s is public: %s', (origin, isPublic) => {
  expect(namesOf({}, origin).length > 0).toBe(isPublic);
  expect(namesOf({ PUBLIC_SANDBOXES: 'on' }, origin)).toEqual([]);
});
