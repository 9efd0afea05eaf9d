import { formatQuantity } from './quantity';

test.each([
  [5, '5 шт'],
  [1200, '1 200 шт'],
  [2.4, '2 шт'],
])('PRD-25 a quantity of %d is shown in whole pieces: «%s»', (quantity, text) => {
  expect(formatQuantity(quantity).replace(/\s/g, ' ')).toBe(text);
});
