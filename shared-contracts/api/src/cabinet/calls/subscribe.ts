import { email } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { flag, id, wholeNumber } from '../../field';

/**
 * Subscriptions of this visitor by product id: the e-mail address to which an email is sent when the product is in
 * stock again (PRD-48).
 */
const subscriptions = z.record(z.string(), z.string());
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
