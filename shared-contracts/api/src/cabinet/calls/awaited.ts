import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { listItem } from '../../catalog/calls/product';
import { dayMonthYear, flag, paging } from '../../field';
import { toAwaitedPage } from '../models/awaited';

/** A product that the customer waits for. */
export const awaitedProduct = z.object({
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

export const getAwaitedProducts = defineCall({
  id: 'catalog.subscribe.list',
  requirement: 'PRD-48',
  summary: 'The goods that a customer waits for, with price and stock in this city, the newest subscription first',
  path: '/catalog/subscribe/list/',
  writes: false,
  query: z.object(paging(20)),
  answer: awaitedPage,
  model: toAwaitedPage,
});
