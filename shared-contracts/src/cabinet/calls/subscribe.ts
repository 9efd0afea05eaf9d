import * as z from 'zod/mini';
import { listItem } from '../../catalog/calls/product';
import { defineCall } from '../../platform/api/call';
import { dayMonthYear, flag, id, paging, wholeNumber } from '../../platform/api/field';
import { email } from '../../rules';

/** Subscriptions of this visitor by product id: the e-mail address that gets a letter when the product is in stock again (PRD-48). */
export const subscriptions = z.record(z.string(), z.string());
export type Subscriptions = z.infer<typeof subscriptions>;

/** `a` is the product's id, `b` the e-mail. */
const params = z.object({ a: z.pipe(wholeNumber, id), b: email.check(z.overwrite((text) => text.toLowerCase())) });

export const subscribe = defineCall({
  id: 'catalog.subscribe.add',
  requirement: 'API-21',
  summary: 'Wants a letter when a product is in stock again; once more with another e-mail changes it',
  methods: ['POST', 'GET'],
  path: '/catalog/subscribe/add/{a}/{b}/',
  writes: true,
  fails: [409],
  params,
  /** Y: the visitor has agreed to the processing of the address. */
  body: z.object({ acceptPersonData: z.optional(flag) }),
  answer: subscriptions,
});

export const unsubscribe = defineCall({
  id: 'catalog.subscribe.delete',
  requirement: 'API-22',
  summary: 'Ends a subscription of this visitor',
  methods: ['POST', 'GET'],
  path: '/catalog/subscribe/delete/{a}/{b}/',
  writes: true,
  params,
  answer: subscriptions,
});

export const getSubscriptions = defineCall({
  id: 'catalog.subscribe.get',
  requirement: 'API-23',
  summary: 'Subscriptions of this visitor: to one product, or with 0 all of them',
  methods: ['GET', 'POST'],
  path: '/catalog/subscribe/get/{id}/',
  writes: false,
  params: z.object({ id: wholeNumber }),
  answer: subscriptions,
});

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
export type AwaitedProduct = z.infer<typeof awaitedProduct>;

export const getAwaitedProducts = defineCall({
  id: 'catalog.subscribe.list',
  requirement: 'PRD-48',
  summary: 'The goods that a customer waits for, with price and stock in this city, the newest subscription first',
  path: '/catalog/subscribe/list/',
  writes: false,
  query: z.object(paging(20)),
  answer: z.object({ ITEMS: z.array(awaitedProduct), COUNT: z.int(), PAGE_COUNT: z.int() }),
});
