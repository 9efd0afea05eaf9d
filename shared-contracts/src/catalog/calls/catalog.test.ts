import * as z from 'zod/mini';
import { getPage } from './catalog';

test('LIM-14 a list that is asked for without a page is its first one, of 20', () => {
  const products = z.object({ page: z.unknown(), perPage: z.unknown() });
  expect(products.parse(getPage.query.parse({}))).toEqual({ page: 1, perPage: 20 });
  expect(getPage.query.safeParse({ page: 0 }).success).toBe(false);
});
