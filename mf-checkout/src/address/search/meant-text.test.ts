import { meantText } from './meant-text';

test.each([
  ['vfksitdf 5', 'малышева 5'],
  ['Vfksitdf, 36/1', 'малышева  36/1'],
  ['ktybyf, 5f', 'ленина  5а'],
  [' Малышева, 5 ', 'Малышева, 5'],
  ['Малышева 5a', 'Малышева 5a'],
])('an address typed in the other keyboard layout, «%s», means «%s»', (typed, meant) => {
  expect(meantText(typed)).toBe(meant);
});
