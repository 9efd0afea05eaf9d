import { toSection } from '@zapovednik/api/catalog/models/section';
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
  expect(findSection([toSection(dogs)], ['tovary_dlya_sobak', 'suhoy_korm'])).toEqual({
    section: toSection(dryFood),
    ancestors: [toSection(dogs)],
  });
  expect(findSection([toSection(dogs)], ['tovary_dlya_sobak'])).toEqual({ section: toSection(dogs), ancestors: [] });
  expect(findSection([toSection(dogs)], ['tovary_dlya_sobak', 'net'])).toBeNull();
  expect(findSection([toSection(dogs)], ['tovary_dlya'])).toBeNull();
});
