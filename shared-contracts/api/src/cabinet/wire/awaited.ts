import * as z from 'zod/mini';
import { listItem } from '../../catalog/wire/product';
import { dayMonthYear, flag } from '../../field';

/** A product that the customer waits for. */
const awaitedProduct = z.object({
  /** As this city has it: its price and stock. */
  PRODUCT: listItem,
  /** The address that gets the letter. */
  EMAIL: z.string(),
  /** The day of the subscription. */
  SINCE: dayMonthYear,
  /** Y: it is awaited in this city; N: in another one, see `CITY`. */
  IS_HERE: flag,
  /** The city whose stock is awaited, with its preposition: «в Перми». */
  CITY: z.string(),
});
export type AwaitedProductAnswer = z.infer<typeof awaitedProduct>;

export const awaitedPage = z.object({ ITEMS: z.array(awaitedProduct), COUNT: z.int(), PAGE_COUNT: z.int() });
export type AwaitedPageAnswer = z.infer<typeof awaitedPage>;
