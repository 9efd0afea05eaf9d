import { eq } from 'drizzle-orm';
import type { Database } from './database';
import { customer } from './schema';

/**
 * Locks a customer until the transaction ends, so that orders of one customer, on all devices, are made one after the
 * other.
 */
export async function lockCustomer(tx: Database, customerId: number): Promise<void> {
  await tx.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
}
