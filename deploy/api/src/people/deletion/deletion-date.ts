import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { accountDeletion } from '../../db/schema';

/** When a customer's account is deleted, as JSON writes it; null: it stays. */
export async function deletionDate(db: Database, customerId: number): Promise<string | null> {
  const [asked] = await db
    .select({ deletesAt: accountDeletion.deletesAt })
    .from(accountDeletion)
    .where(and(eq(accountDeletion.customerId, customerId), isNull(accountDeletion.deletedAt)));
  return asked?.deletesAt.toISOString() ?? null;
}
