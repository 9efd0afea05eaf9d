import type { OwnAutoOrder as Presented } from '@zapovednik/api/cabinet/calls/own-auto-order';
import { eq } from 'drizzle-orm';
import { autoOrder } from '../../db/schema';
import type { CustomerContext } from '../../http/context';
import { lockOwnAutoOrder, type OwnAutoOrder } from './own-auto-order';
import { presentAutoOrder } from './present-auto-order';

type Changes = Partial<typeof autoOrder.$inferInsert>;

/** Locks an auto-order of the customer, changes it, and answers it. No changes: it is as it was asked to be. */
export async function applyChange(
  id: number,
  context: CustomerContext,
  changesOf: (own: OwnAutoOrder) => Changes | null | Promise<Changes | null>,
): Promise<Presented> {
  const own = await lockOwnAutoOrder(id, context);
  const changes = await changesOf(own);
  if (!changes) return presentAutoOrder(own, context);
  const [auto = own.auto] = await context.db
    .update(autoOrder)
    .set(changes)
    .where(eq(autoOrder.orderId, id))
    .returning();
  return presentAutoOrder({ ...own, auto }, context);
}

/** The customer has dealt with the problem of the last order. */
export const settled = { problem: null };
