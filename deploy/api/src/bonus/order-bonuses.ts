import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { bonusMovement, customer, type order } from '../db/schema';

type Kind = (typeof bonusMovement.$inferInsert)['kind'];
type OrderRow = Pick<typeof order.$inferSelect, 'id' | 'customerId' | 'bonusIn' | 'bonusOut'>;

/** Writes a movement of an order's bonuses and changes the balance; what was written already is not written again. */
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

/** What an order is paid with is gone from the balance when it is made. */
export const spendBonuses = (tx: Database, order: OrderRow) => move(tx, order, 'spent', -order.bonusOut);

/** An order that comes to nothing gives back what was spent on it. */
export const returnBonuses = (tx: Database, order: OrderRow) => move(tx, order, 'returned', order.bonusOut);

/** A completed order brings its bonuses. */
export const accrueBonuses = (tx: Database, order: OrderRow) => move(tx, order, 'accrued', order.bonusIn);

/** An order that is brought back takes its bonuses away, though they may be spent: the balance may fall below zero. */
export const revokeBonuses = (tx: Database, order: OrderRow) => move(tx, order, 'revoked', -order.bonusIn);
