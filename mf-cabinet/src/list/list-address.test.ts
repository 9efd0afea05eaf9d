import { pageHref, pageOf } from './list-address';

test.each([
  ['', 1],
  ['PAGEN_1=3', 3],
  ['PAGEN_1=0', 1],
  ['PAGEN_1=-1', 1],
  ['PAGEN_1=1.5', 1],
  ['PAGEN_1=две', 1],
  ['PAGEN_1=9999999', 1],
])('«%s» requests page %d', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page);
});

test('the URL of a page keeps the order of the list; the first page has no number', () => {
  expect(pageHref('/cabinet/bonuses/', 2)).toBe('/cabinet/bonuses/?PAGEN_1=2');
  expect(pageHref('/list/', 3, { SORT: 'date_asc' })).toBe('/list/?SORT=date_asc&PAGEN_1=3');
  expect(pageHref('/list/', 1, { SORT: undefined })).toBe('/list/');
});
