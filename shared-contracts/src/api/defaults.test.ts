import * as z from 'zod/mini';
import { cityState } from '../state/city';
import { city } from '../testing/fixtures/city';
import { getPage } from './catalog';
import { DEFAULT_LOCATION_ID } from './location';

test('LIM-14 a list that is asked for without a page is its first one, of 20', () => {
  const products = z.object({ page: z.unknown(), perPage: z.unknown() });
  expect(products.parse(getPage.query.parse({}))).toEqual({ page: 1, perPage: 20 });
  expect(getPage.query.safeParse({ page: 0 }).success).toBe(false);
});

test('LIM-61 CIT-08 the default location is 2201', () => {
  expect(DEFAULT_LOCATION_ID).toBe(2201);
  expect(cityState(city({ LOCATION_ID: 2201 })).isDefaultLocation).toBe(true);
  expect(cityState(city({ LOCATION_ID: 2202 })).isDefaultLocation).toBe(false);
});
