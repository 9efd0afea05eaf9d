import { basketTotalLine } from './basket-total';

const read = (text: string) => text.replace(/\s/g, ' ');

test.each([
  [1, 400, '1 товар · Общий вес 400 г'],
  [3, 1250.46, '3 товара · Общий вес 1 250,5 г'],
  [25, 12000, '25 товаров · Общий вес 12 000 г'],
  [1001, 0, '1 001 товар · Общий вес 0 г'],
])('CRT-03 the totals line of a basket of %d pieces and %d g', (count, grams, line) => {
  expect(read(basketTotalLine(count, grams))).toBe(line);
});
