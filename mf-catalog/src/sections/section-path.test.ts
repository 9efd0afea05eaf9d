import { dogs, dryFood } from '../testing/catalogue';
import { findSection } from './find-section';
import { readSectionPath } from './section-path';

test('ROU-109 ROU-110 a path holds one to three codes and a filter', () => {
  expect(readSectionPath('tovary_dlya_sobak/suhoy_korm/')).toEqual({
    codes: ['tovary_dlya_sobak', 'suhoy_korm'],
    filterUri: '',
  });
  expect(readSectionPath('tovary_dlya_sobak/filter/brend-is-tayga/price-from-100/apply')).toEqual({
    codes: ['tovary_dlya_sobak'],
    filterUri: 'filter/brend-is-tayga/price-from-100/apply/',
  });
});

test.each(['', 'filter/brend-is-tayga/apply', 'a/b/c/d', 'a/filter/brend-is-tayga', 'a/filter/apply'])(
  'ROU-110 «%s» is not a section path',
  (path) => expect(readSectionPath(path)).toBeNull(),
);

test('ROU-109 a section is found by the codes of its ancestors and its own', () => {
  expect(findSection([dogs], ['tovary_dlya_sobak', 'suhoy_korm'])).toEqual({ section: dryFood, ancestors: [dogs] });
  expect(findSection([dogs], ['tovary_dlya_sobak'])).toEqual({ section: dogs, ancestors: [] });
  expect(findSection([dogs], ['tovary_dlya_sobak', 'net'])).toBeNull();
  expect(findSection([dogs], ['tovary_dlya'])).toBeNull();
});
