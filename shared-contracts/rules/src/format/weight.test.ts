import { formatWeight } from './weight';

const read = (text: string) => text.replace(/\s/g, ' ');

test.each([
  [85, '85 г'],
  [12500, '12 500 г'],
  [0.04, '0 г'],
  [0.05, '0,1 г'],
  [1250.46, '1 250,5 г'],
  [0.1 + 0.2, '0,3 г'],
])('CRT-04 LIM-46 %d g is shown to a tenth of a gram: «%s»', (grams, text) => {
  expect(read(formatWeight(grams))).toBe(text);
});
