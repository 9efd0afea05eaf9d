import fc from 'fast-check';
import { stripTags } from './tags';

test.each([
  ['Корм <b>для щенков</b> и <a href="/x">кошек</a>', 'Корм для щенков и кошек'],
  ['кор<i>м</i>', 'корм'],
  ['<p>Состав</p><p>Курица</p>', 'Состав Курица'],
  ['первая<br/>вторая', 'первая вторая'],
  ['до<!-- <b>не видно</b> -->после', 'допосле'],
  ['вес 5 < 6 кг', 'вес 5 < 6 кг'],
])('VAL-20 tags are stripped from %s', (html, text) => {
  expect(stripTags(html)).toBe(text);
});

test('VAL-20 no tag is left, even if tags are nested in pieces', () => {
  const pieces = fc.array(fc.constantFrom('<', '>', '<b>', '</p>', '<!--', '-->', 'script', '<br', ' ', 'корм'));
  fc.assert(fc.property(pieces, (parts) => !/<[^>]*>/.test(stripTags(parts.join('')))));
});
