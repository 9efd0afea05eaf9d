import type { BonusMonthAnswer } from '@zapovednik/api/cabinet/wire/bonus';
import { and, eq, gte, sql } from 'drizzle-orm';
import { shopDay, shopMidnight } from '../../base/time/days';
import type { Database } from '../../db/database';
import { bonusMovement } from '../../db/schema';

/** The last twelve months up to this day, YYYY-MM, the earliest first. */
function lastMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(year, month - 12 + at, 1)).toISOString().slice(0, 7));
}

/** The bonuses added and removed in each of the last twelve months (CAB-17). A month without movements has zeros. */
export async function bonusMonths(db: Database, customerId: number, now: Date): Promise<BonusMonthAnswer[]> {
  const months = lastMonths(shopDay(now));
  const { at, amount } = bonusMovement;
  const month = sql<string>`to_char(${at} at time zone 'Asia/Yekaterinburg', 'YYYY-MM')`;
  const rows = await db
    .select({
      month,
      added: sql<string>`coalesce(sum(${amount}) filter (where ${amount} > 0), 0)`,
      taken: sql<string>`coalesce(-sum(${amount}) filter (where ${amount} < 0), 0)`,
    })
    .from(bonusMovement)
    .where(and(eq(bonusMovement.customerId, customerId), gte(at, shopMidnight(`${months[0]}-01`))))
    .groupBy(month);
  return months.map((one) => {
    const row = rows.find((each) => each.month === one);
    return { MONTH: one, ADDED: Number(row?.added ?? 0), TAKEN: Number(row?.taken ?? 0) };
  });
}
