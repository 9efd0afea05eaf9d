import { reduced, shelfPrice } from './price';

test.each([
  [48.2, 48],
  [126, 129],
  [388, 389],
  [1262, 1249],
  [1290, 1290],
  [12_470, 12_490],
])('%d roubles become the shelf price %d', (raw, price) => {
  expect(shelfPrice(raw)).toBe(price);
});

test('a larger amount never has a lower shelf price', () => {
  const prices = Array.from({ length: 3000 }, (_, index) => shelfPrice(5 + index * 3));
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
});

test('PRD-50 a discount in percent gives whole roubles', () => {
  expect(reduced(1290, 15)).toBe(1097);
});
