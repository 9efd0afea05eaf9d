import { listHref, pageOf, wholeIn } from '.';

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

test('a number that is too large is none', () => {
  expect(wholeIn(new URLSearchParams('PER_PAGE=200'), 'PER_PAGE', 200)).toBe(200);
  expect(wholeIn(new URLSearchParams('PER_PAGE=201'), 'PER_PAGE', 200)).toBeUndefined();
});

test('the URL of a page keeps what is chosen in the list; the first page has no number', () => {
  expect(listHref('/cabinet/bonuses/', {}, 2)).toBe('/cabinet/bonuses/?PAGEN_1=2');
  expect(listHref('/list/', { SORT: 'date_asc' }, 3)).toBe('/list/?SORT=date_asc&PAGEN_1=3');
  expect(listHref('/list/', { SORT: undefined })).toBe('/list/');
});
