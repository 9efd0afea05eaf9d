import { statusCodes } from 'deploy-api/modules/order-states/statuses';
import * as z from 'zod/mini';
import { readData } from '../reading/read-data';

const interval = z.enum(['week', 'month']);

/** A past order without its lines. */
const pastOrder = z.strictObject({
  customerId: z.int(),
  daysAgo: z.number(),
  statusId: z.enum(statusCodes),
  channel: z.enum(['courier', 'pickup', 'counter', 'one_click']),
  /** Paid by card when it was made. */
  online: z.optional(z.boolean()),
  /** How it repeats automatically. */
  every: z.optional(interval),
  /** The order of the same customer that it repeats, by its `every`. */
  repeats: z.optional(interval),
});
export type PastOrder = Readonly<z.infer<typeof pastOrder>>;

/** The regular customer. */
export const REGULAR_CUSTOMER = 2;

/**
 * The orders of the test customers. Those of the regular customer are of two years: every status and every source, an active auto-order
 * and an ended one.
 */
export const testCustomerOrders: readonly PastOrder[] = readData('orders/past-orders.json', z.array(pastOrder));
