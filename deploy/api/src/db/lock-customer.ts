import { eq } from 'drizzle-orm';
import type { Database } from './database';
import { customer } from './schema';

/** Locks a customer until the transaction ends: orders of one customer are made one after the other, on all devices. */
export async function lockCustomer(tx: Database, customerId: number): Promise<void> {
  await tx.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
}
