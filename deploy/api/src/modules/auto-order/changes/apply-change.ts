import type { OwnAutoOrderAnswer as Presented } from '@zapovednik/api/cabinet/wire/own-auto-order';
import { eq } from 'drizzle-orm';
import { autoOrder } from '../../../db/schema';
import type { Context, CustomerContext } from '../../../http/context';
import { lockOwnAutoOrder, type OwnAutoOrder } from '../own/own-auto-order';
import { presentAutoOrder } from '../own/present-auto-order';

type Changes = Partial<typeof autoOrder.$inferInsert>;

/** The customer whose auto-order is changed, by themselves or by its signed link. */
export type ChangeContext = Context & Pick<CustomerContext, 'customerId'>;

/**
 * Locks an auto-order of the customer, changes it, and answers with it. Without changes it already has the requested
 * state.
 */
export async function applyChange(
  id: number,
  context: ChangeContext,
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

/** The customer has dealt with the problem of the last order, so it is removed. */
export const settled = { problem: null };
