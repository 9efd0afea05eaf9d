import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { customer, order, orderLine } from '../../../db/schema';
import type { Events } from '../../../events/events';
import type { PricedLine } from '../../basket/api';
import type { OrderRow } from '../../order-states/api';
import { queueOrderMessages } from '../messages/queue-order-messages';
import { type OrderPlaced, orderPlaced } from '../status/events';

export type NewOrder = Omit<typeof order.$inferInsert, 'id' | 'bonusIn'>;

/** How long an order waits for prepayment. After that its goods are released. */
const PAY_WITHIN = 60 * 60_000;

/** The time when an order that is made now is cancelled if it is not paid. Null: it is paid on receipt. */
export const payBy = ({ isCash }: { isCash: boolean }, now: Date): Date | null =>
  isCash ? null : new Date(now.getTime() + PAY_WITHIN);

/**
 * Writes an order whose goods are reserved, with its lines, and notifies the other modules. A customer's first order
 * issues the bonus card (ORD-05).
 */
export async function writeOrder(
  tx: Database,
  values: NewOrder,
  lines: readonly PricedLine[],
  { events, now, visitor }: Pick<OrderPlaced, 'visitor' | 'now'> & { readonly events: Events },
): Promise<OrderRow> {
  const [written] = await tx
    .insert(order)
    .values({ ...values, bonusIn: bonusesFor(values, lines) })
    .returning();
  if (!written) throw new Error('The order was not stored');
  await tx.insert(orderLine).values(
    lines.map(({ product, quantity, price }) => ({
      orderId: written.id,
      productId: product.id,
      quantity,
      name: product.name,
      basePrice: product.basePrice,
      price,
      weight: product.weight,
      bonusIn: product.bonusIn,
    })),
  );
  if (written.customerId !== null) {
    await tx
      .update(customer)
      .set({ bonusCard: sql`coalesce(${customer.bonusCard}, lpad(${customer.id}::text, 12, '0'))` })
      .where(eq(customer.id, written.customerId));
  }
  await orderPlaced.emit(events, tx, { order: written, visitor, now });
  await queueOrderMessages(tx, written, 'place', now);
  return written;
}

/** The part that is paid with bonuses earns no bonuses. */
function bonusesFor({ basketPrice, bonusOut }: NewOrder, lines: readonly PricedLine[]): number {
  const all = lines.reduce((sum, { product, quantity }) => sum + product.bonusIn * quantity, 0);
  return basketPrice === 0 ? 0 : Math.floor((all * (basketPrice - bonusOut * 100)) / basketPrice);
}
