import * as z from 'zod/mini';
import { getPage } from './catalog';

test('LIM-14 a list without a page number is its first page, of 20', () => {
  const products = z.object({ page: z.unknown(), perPage: z.unknown() });
  expect(products.parse(getPage.query.parse({}))).toEqual({ page: 1, perPage: 20 });
  expect(getPage.query.safeParse({ page: 0 }).success).toBe(false);
});
