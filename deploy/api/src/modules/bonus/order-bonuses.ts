import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { bonusMovement, customer, type order } from '../../db/schema';

type Kind = (typeof bonusMovement.$inferInsert)['kind'];
type OrderRow = Pick<typeof order.$inferSelect, 'id' | 'customerId' | 'bonusIn' | 'bonusOut'>;

/** Writes a bonus movement of an order and changes the balance. A movement that exists already is not written again. */
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

/** Bonuses spent on an order leave the balance when it is made. */
export const spendBonuses = (tx: Database, order: OrderRow) => move(tx, order, 'spent', -order.bonusOut);

/** A cancelled or unsuccessful order returns the bonuses that were spent on it. */
export const returnBonuses = (tx: Database, order: OrderRow) => move(tx, order, 'returned', order.bonusOut);

/** A completed order adds its bonuses. */
export const accrueBonuses = (tx: Database, order: OrderRow) => move(tx, order, 'accrued', order.bonusIn);

/** An order that is returned takes its bonuses away, even if they are spent: the balance may become negative. */
export const revokeBonuses = (tx: Database, order: OrderRow) => move(tx, order, 'revoked', -order.bonusIn);
