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
  /** The interval of its automatic repetition. */
  every: z.optional(interval),
  /** The interval of the customer's order that it repeats. */
  repeats: z.optional(interval),
});
export type PastOrder = Readonly<z.infer<typeof pastOrder>>;

/** The regular customer. */
export const REGULAR_CUSTOMER = 2;

/**
 * The orders of the test customers. The regular customer has orders of two years: every status and every source, an
 * active auto-order and an ended one.
 */
export const testCustomerOrders: readonly PastOrder[] = readData('orders/past-orders.json', z.array(pastOrder));
