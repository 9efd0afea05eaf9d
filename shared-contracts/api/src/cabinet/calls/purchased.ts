import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { direction } from '../../catalog/calls/catalog';
import { listItem } from '../../catalog/calls/product';
import { dayMonthYear, paging } from '../../field';
import { toPurchasedPage } from '../models/purchased';

/** A product that the customer bought, and the date of the last purchase. */
export const purchasedItem = z.extend(listItem, { DATE_INSERT: dayMonthYear });

export const purchasedPage = z.object({
  products: z.array(purchasedItem),
  pageCount: z.int(),
  productCount: z.int(),
  page: z.int(),
});
export type PurchasedPageAnswer = z.infer<typeof purchasedPage>;

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
