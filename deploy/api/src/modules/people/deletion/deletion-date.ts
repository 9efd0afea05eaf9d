import { formatDate } from '@zapovednik/rules/dates';
import { and, eq, isNull } from 'drizzle-orm';
import { shopDay } from '../../../base/time/days';
import type { Database } from '../../../db/database';
import { accountDeletion } from '../../../db/schema';

/** The day on which a customer's account is deleted, DD.MM.YYYY; null: no deletion is scheduled. */
export async function deletionDate(db: Database, customerId: number): Promise<string | null> {
  const [asked] = await db
    .select({ deletesAt: accountDeletion.deletesAt })
    .from(accountDeletion)
    .where(and(eq(accountDeletion.customerId, customerId), isNull(accountDeletion.deletedAt)));
  return asked ? formatDate(shopDay(asked.deletesAt)) : null;
}
