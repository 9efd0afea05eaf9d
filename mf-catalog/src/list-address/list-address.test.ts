import { listHref, listRequest, readListAddress, searchSortFields } from './list-address';

const read = (query: string) => readListAddress(new URLSearchParams(query));

test('CAT-10 CAT-11 without parameters it is the first page of forty', () => {
  expect(read('')).toEqual({ page: 1, perPage: 40, sort: undefined });
  expect(read('PAGEN_1=3&PER_PAGE=20')).toMatchObject({ page: 3, perPage: 20 });
});

test.each(['0', '-1', '1.5', 'две', '', '999999'])('CAT-10 an invalid page (%s) means the first', (page) => {
  expect(read(`PAGEN_1=${page}`).page).toBe(1);
});

test('CAT-12 CAT-17 the sort is split at its last underscore and drops the default field beside name and price', () => {
  expect(listRequest(read('SORT=price_asc')).sort).toEqual({ price: 'asc' });
  expect(listRequest(read('SORT=popularity_desc')).sort).toEqual({ popularity: 'desc', SORT: 'asc' });
});

test('CAT-16 CAT-18 an unknown sort means the default order', () => {
  expect(listRequest(read('SORT=weight_asc')).sort).toEqual({ SORT: 'asc' });
});

test('CAT-15 relevance is a sort of search only', () => {
  expect(listRequest(read('SORT=relevance_desc')).sort).toEqual({ SORT: 'asc' });
  expect(listRequest(read('SORT=relevance_desc'), searchSortFields).sort).toEqual({ relevance: 'desc' });
});

test('another sort starts from the first page and keeps text and filters; utm parameters are dropped', () => {
  const query = new URLSearchParams('q=корм&PAGEN_1=4&filter_1_2=Y&utm_source=mail');
  expect(listHref('/search/', query, { sort: 'price_asc' })).toBe(
    `/search/?${new URLSearchParams({ q: 'корм', filter_1_2: 'Y', SORT: 'price_asc' })}`,
  );
  expect(listHref('/search/', query, { page: 1 })).not.toContain('PAGEN_1');
});
