import { formatPrice } from '@zapovednik/rules/format';
import { and, count, eq, notInArray, or } from 'drizzle-orm';
import { roubles } from '../../base/money';
import type { Database } from '../../db/database';
import { coupon, couponUse, order } from '../../db/schema';
import { type StatusCode, statusCodes, statuses } from '../order-states/api';

export type CouponRow = typeof coupon.$inferSelect;

/** The known data of the customer who uses a promotion code. */
export interface CouponPerson {
  readonly customerId: number | null;
  /** Eleven digits; null before the order is made. */
  readonly phone: string | null;
}

/** A promotion code, ignoring case. Null: it does not exist. */
export async function findCoupon(db: Database, text: string): Promise<CouponRow | null> {
  const [found] = await db.select().from(coupon).where(eq(coupon.code, text.toUpperCase()));
  return found ?? null;
}

/**
 * The reason why a promotion code cannot be used now, as text. Null: it can.
 *
 * @param goods price of the goods before the code, in kopecks
 */
export async function whyNot(
  db: Database,
  { code, expiresAt, usesLeft, minimum, isFirstOrderOnly, isOncePerCustomer }: CouponRow,
  { goods, person, now }: { goods: number; person: CouponPerson; now: Date },
): Promise<string | null> {
  if (expiresAt !== null && expiresAt <= now) return 'Срок промокода истёк';
  if (usesLeft === 0) return 'Промокод закончился';
  if (goods < minimum) return `Промокод действует для заказа от ${formatPrice(roubles(minimum))}`;
  if (isFirstOrderOnly && (await hasOrders(db, person))) return 'Промокод действует только на первый заказ';
  if (isOncePerCustomer && (await hasUsed(db, code, person))) return 'Вы уже использовали этот промокод';
  return null;
}

/** Cancelled and unsuccessful orders do not count. */
const nothing: StatusCode[] = statusCodes.filter((code) => statuses[code].hidesPayment);

async function hasOrders(db: Database, { customerId, phone }: CouponPerson): Promise<boolean> {
  const [found] = await db
    .select({ orders: count() })
    .from(order)
    .where(
      and(or(eq(order.customerId, customerId ?? 0), eq(order.phone, phone ?? '')), notInArray(order.statusId, nothing)),
    );
  return Number(found?.orders) > 0;
}

async function hasUsed(db: Database, code: string, { customerId, phone }: CouponPerson): Promise<boolean> {
  const [found] = await db
    .select({ orderId: couponUse.orderId })
    .from(couponUse)
    .where(
      and(eq(couponUse.code, code), or(eq(couponUse.customerId, customerId ?? 0), eq(couponUse.phone, phone ?? ''))),
    );
  return found !== undefined;
}
