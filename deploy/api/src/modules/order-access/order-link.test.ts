import fc from 'fast-check';
import { linkKeyOf, readConfig } from '../../start/config';
import { orderLinkUrl, orderOfToken, orderToken } from './order-link';

const KEY = 'a key of the tests only';
const token = orderToken(100_001, KEY);

test('the token of an order is short, fits into a URL, and leads back to the order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
      const one = orderToken(id, KEY);
      expect(one).toMatch(/^[\w-]{18,23}$/);
      expect(orderOfToken(one, KEY)).toBe(id);
    }),
  );
  expect(orderLinkUrl('https://perm.shop.example', 100_001, KEY)).toBe(`https://perm.shop.example/order/${token}/`);
});

test.each([
  ['another order', `${(100_002).toString(36)}${token.slice(token.indexOf('-'))}`],
  ['another key', orderToken(100_001, 'another key of the tests')],
  ['cut', token.slice(0, -1)],
  ['longer', `${token}A`],
  ['another case', token.toUpperCase()],
  ['another spelling of the number', `0${token}`],
  ['only the number', '255t'],
  ['nothing', ''],
  ['not ASCII', `255t-${'ё'.repeat(16)}`],
])('a token is rejected: %s', (_, wrong) => {
  expect(orderOfToken(wrong, KEY)).toBeNull();
});

test('any other text is no token, and causes no error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[0-9a-z]{1,9}-[\w-]{16}$/)), (text) => {
      expect(orderOfToken(text, KEY)).toBeNull();
    }),
  );
});

test('a public shop does not start without its own key of links; on one machine a random key is enough', () => {
  expect(() => linkKeyOf(readConfig({ PUBLIC_ORIGIN: 'https://shop.example' }))).toThrow('LINK_KEY');
  expect(() => readConfig({ LINK_KEY: 'too short' })).toThrow('LINK_KEY');
  expect(linkKeyOf(readConfig({ PUBLIC_ORIGIN: 'https://shop.example', LINK_KEY: KEY }))).toBe(KEY);
  expect(linkKeyOf(readConfig({}))).not.toBe(linkKeyOf(readConfig({})));
});
