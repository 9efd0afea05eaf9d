import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { bonusMovement, customer, type order } from '../../db/schema';
import type { OrderEnded, OrderPlaced } from '../order/api';
import { statusOf } from '../order-states/api';

type Kind = (typeof bonusMovement.$inferInsert)['kind'];
type OrderRow = Pick<typeof order.$inferSelect, 'id' | 'customerId' | 'bonusIn' | 'bonusOut'>;

/** Writes a bonus movement of an order and changes the balance. An existing movement is not written again. */
async function move(tx: Database, { id, customerId }: OrderRow, kind: Kind, amount: number): Promise<void> {
  if (customerId === null || amount === 0) return;
  const written = await tx
    .insert(bonusMovement)
    .values({ customerId, orderId: id, kind, amount })
    .onConflictDoNothing()
    .returning({ id: bonusMovement.id });
  if (written.length === 0) return;
  await tx
    .update(customer)
    .set({ bonusBalance: sql`${customer.bonusBalance} + ${amount}` })
    .where(eq(customer.id, customerId));
}

/** Subtracts the bonuses that are spent on a new order from the balance. */
export const spendBonuses = (tx: Database, { order }: OrderPlaced) => move(tx, order, 'spent', -order.bonusOut);

/**
 * Adds the bonuses of a completed order. A failed order returns the bonuses that were spent on it. A returned order
 * also loses the bonuses that it added, even if they are already spent, so the balance may become negative.
 */
export async function settleBonuses(tx: Database, { order }: OrderEnded): Promise<void> {
  const { code } = statusOf(order.statusId);
  if (code === 'F') return move(tx, order, 'accrued', order.bonusIn);
  await move(tx, order, 'returned', order.bonusOut);
  if (code === 'KM') await move(tx, order, 'revoked', -order.bonusIn);
}
