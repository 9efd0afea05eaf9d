import * as z from 'zod/mini';
import { listItem } from '../../catalog/wire/product';
import { dayMonthYear, flag } from '../../field';

/** A product that the customer subscribed to. */
const awaitedProduct = z.object({
  /** With the price and stock of this city. */
  PRODUCT: listItem,
  /** The address that gets the email. */
  EMAIL: z.string(),
  /** The day of the subscription. */
  SINCE: dayMonthYear,
  /** Y: the subscription is for this city; N: for another one, see `CITY`. */
  IS_HERE: flag,
  /** The city of the subscription, with its preposition: «в Перми». */
  CITY: z.string(),
});
export type AwaitedProductAnswer = z.infer<typeof awaitedProduct>;

export const awaitedPage = z.object({ ITEMS: z.array(awaitedProduct), COUNT: z.int(), PAGE_COUNT: z.int() });
export type AwaitedPageAnswer = z.infer<typeof awaitedPage>;
