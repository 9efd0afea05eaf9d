import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { coupon, couponUse, type order } from '../db/schema';

type OrderRow = Pick<typeof order.$inferSelect, 'id' | 'couponCode'>;

/** The promotion code of an order that comes to nothing can be used again. */
export async function releaseCoupon(tx: Database, { id, couponCode }: OrderRow): Promise<void> {
  if (couponCode === null) return;
  await tx.delete(couponUse).where(eq(couponUse.orderId, id));
  await tx
    .update(coupon)
    .set({ usesLeft: sql`${coupon.usesLeft} + 1` })
    .where(eq(coupon.code, couponCode));
}
