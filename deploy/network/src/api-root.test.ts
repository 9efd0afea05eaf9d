import { apiRoot } from './api-root';

test.each([
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000'],
  ['https://API.shop.example/', 'https://api.shop.example'],
])('the setting %s is %s', (text, expected) => {
  expect(apiRoot.parse(text)).toBe(expected);
});

test.each([
  '',
  'api.shop.example',
  'ftp://shop.example',
  'https://shop.example/v1',
  'https://shop.example?x',
  'http://a@b',
])('an invalid setting is refused: "%s"', (text) => {
  expect(apiRoot.safeParse(text).success).toBe(false);
});
