import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { coupon, couponUse, type order } from '../../../db/schema';
import { type CouponRow, whyNot } from '../../promo-codes/api';
import type { OrderEnded } from '../status/events';
import { refuse } from './order-error';

type OrderRow = Pick<typeof order.$inferSelect, 'id' | 'couponCode' | 'customerId' | 'phone'>;

const refused = (reason: string) => refuse({ promocode: `Ошибка применения промокода. ${reason}` });

/**
 * Checks a promotion code with the phone of the order. Throws the order's validation error if the code cannot be used,
 * so that the shopper can decide again.
 */
export async function checkCoupon(
  tx: Database,
  found: CouponRow,
  use: { goods: number; person: { customerId: number | null; phone: string }; now: Date },
): Promise<void> {
  const reason = await whyNot(tx, found, use);
  if (reason) throw refused(reason);
}

/**
 * Uses a promotion code for a written order. If several orders use it at once, only as many succeed as it has uses
 * left.
 */
export async function takeCoupon(
  tx: Database,
  { code, usesLeft, isFirstOrderOnly, isOncePerCustomer }: CouponRow,
  { id: orderId, customerId, phone }: OrderRow,
): Promise<void> {
  if (usesLeft !== null) {
    const taken = await tx
      .update(coupon)
      .set({ usesLeft: sql`${coupon.usesLeft} - 1` })
      .where(and(eq(coupon.code, code), gt(coupon.usesLeft, 0)))
      .returning({ code: coupon.code });
    if (taken.length === 0) throw refused('Промокод закончился');
  }
  if (isFirstOrderOnly || isOncePerCustomer) {
    const noted = await tx
      .insert(couponUse)
      .values({ orderId, code, customerId, phone })
      .onConflictDoNothing()
      .returning({ orderId: couponUse.orderId });
    if (noted.length === 0) throw refused('Вы уже использовали этот промокод');
  }
}

/** The promotion code of a cancelled or unsuccessful order can be used again. */
export async function releaseCoupon(tx: Database, { order, effects }: OrderEnded): Promise<void> {
  const { id, couponCode } = order;
  if (couponCode === null || !effects.includes('release coupon')) return;
  await tx
    .update(coupon)
    .set({ usesLeft: sql`${coupon.usesLeft} + 1` })
    .where(eq(coupon.code, couponCode));
  await tx.delete(couponUse).where(eq(couponUse.orderId, id));
}
