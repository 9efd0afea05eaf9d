import * as z from 'zod/mini';
import { listItem } from '../../catalog/wire/product';
import { dayMonthYear } from '../../field';

/** A product that the customer bought, and the date of the last purchase. */
const purchasedItem = z.extend(listItem, { DATE_INSERT: dayMonthYear });

export const purchasedPage = z.object({
  products: z.array(purchasedItem),
  pageCount: z.int(),
  productCount: z.int(),
  page: z.int(),
});
export type PurchasedPageAnswer = z.infer<typeof purchasedPage>;
