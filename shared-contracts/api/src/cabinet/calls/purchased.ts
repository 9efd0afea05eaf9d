import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { direction } from '../../catalog/calls/catalog';
import { paging } from '../../field';
import { toPurchasedPage } from '../models/purchased';
import { purchasedPage } from '../wire/purchased';

export const getPurchased = defineCall({
  id: 'catalog.product.getPurchased',
  requirement: 'API-11',
  summary: 'What the signed-in customer bought, each product once, by the day of its last order',
  path: '/catalog/product/get_purchased/',
  writes: false,
  query: z.object({
    ...paging(10),
    sort: z.optional(z.object({ DATE_INSERT: z.optional(direction) })),
  }),
  answer: purchasedPage,
  model: toPurchasedPage,
});
