import type { coupon } from 'deploy-api/db/schema/index';
import * as z from 'zod/mini';
import { readData } from '../reading/read-data';

const list = readData(
  'shops/coupons.json',
  z.array(
    z.strictObject({
      code: z.string(),
      percent: z.optional(z.number()),
      /** The discount and the minimum sum of an order, in roubles. */
      roubles: z.optional(z.number()),
      minimum: z._default(z.number(), 0),
      isFirstOrderOnly: z._default(z.boolean(), false),
      isOncePerCustomer: z._default(z.boolean(), false),
      usesLeft: z.optional(z.int()),
      expiresInDays: z.optional(z.int()),
    }),
  ),
);

const DAY = 86_400_000;

/** Promotion codes of every kind, for testers. One has expired, and one is used up. */
export const coupons = (today: Date): (typeof coupon.$inferInsert)[] =>
  list.map(({ percent = null, roubles, minimum, usesLeft = null, expiresInDays, ...one }) => ({
    ...one,
    percent,
    amount: roubles === undefined ? null : roubles * 100,
    minimum: minimum * 100,
    usesLeft,
    expiresAt: expiresInDays === undefined ? null : new Date(today.getTime() + expiresInDays * DAY),
  }));
