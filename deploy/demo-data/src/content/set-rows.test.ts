import { setWords } from './set-rows';

test.each([
  ['Корм - для кошек', 'Корм\u00a0— для кошек'],
  [
    '<p>В миске 3-5 дней</p><ul><li>и не больше</li></ul>',
    '<p>В\u00a0миске 3–5\u00a0дней</p><ul><li>и\u00a0не\u00a0больше</li></ul>',
  ],
  ['', ''],
])('%s is set as an import sets it', (text, set) => {
  expect(setWords(text)).toBe(set);
  expect(setWords(set)).toBe(set);
});
