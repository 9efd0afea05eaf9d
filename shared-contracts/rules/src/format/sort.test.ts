import fc from 'fast-check';
import { requestSort, sortFields, splitSort } from './sort';

test.each([
  ['price_asc', { field: 'price', direction: 'asc' }],
  ['popularity_desc', { field: 'popularity', direction: 'desc' }],
  ['PROPERTY_POPULARITY_desc', { field: 'PROPERTY_POPULARITY', direction: 'desc' }],
])('CAT-12 %s is split at its last underscore', (text, sort) => {
  expect(splitSort(text)).toEqual(sort);
});

test.each(['', 'price', '_asc', 'price_up', 'price_', 'price_ASC'])('CAT-12 «%s» is not a sort', (text) => {
  expect(splitSort(text)).toBeUndefined();
});

test('CAT-12 a field may hold any number of underscores', () => {
  const field = fc.string({ unit: fc.constantFrom('a', 'Z', '_', '1'), minLength: 1 });
  const direction = fc.constantFrom('asc' as const, 'desc' as const);
  fc.assert(
    fc.property(field, direction, (name, way) => {
      expect(splitSort(`${name}_${way}`)).toEqual({ field: name, direction: way });
    }),
  );
});

test('CAT-13 only popularity, name and price are allowed', () => {
  expect(sortFields).toEqual(['popularity', 'name', 'price']);
  expect(requestSort('quantity_asc')).toEqual({ SORT: 'asc' });
});

test('CAT-15 the search also allows relevance', () => {
  expect(requestSort('relevance_desc')).toEqual({ SORT: 'asc' });
  expect(requestSort('relevance_desc', [...sortFields, 'relevance'])).toEqual({ relevance: 'desc' });
});

test.each([undefined, '', 'price', 'constructor_asc'])(
  'CAT-16 without an allowed sort (%s) products are in ascending order of SORT',
  (text) => {
    expect(requestSort(text)).toEqual({ SORT: 'asc' });
  },
);

test('CAT-17 a sort by another field removes the default sort field from the request', () => {
  expect(requestSort('price_asc')).toEqual({ price: 'asc' });
  expect(requestSort('name_desc')).toEqual({ name: 'desc' });
});

test('CAT-17 with popularity the default sort field stays second; a sort by the field itself keeps it', () => {
  expect(Object.entries(requestSort('popularity_desc'))).toEqual([
    ['popularity', 'desc'],
    ['SORT', 'asc'],
  ]);
  expect(requestSort('SORT_desc')).toEqual({ SORT: 'desc' });
});
