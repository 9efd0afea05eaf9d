import { createHash } from 'node:crypto';
import { eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { attempt } from '../db/schema';
import { ShopError } from './shop-error';

/**
 * The most attempts at something that can be guessed or costs money. They are counted in the database: for all
 * processes, across restarts.
 */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

const keyOf = ({ name }: Pick<Limit, 'name'>, subject: string) =>
  createHash('sha256').update(`${name}:${subject}`).digest('base64url');

/**
 * Counts an attempt before it is made, so that concurrent ones are counted too.
 *
 * @param subject The limited thing: a phone, a login, a network.
 * @param refusal the message for a form and its field; by default the time of the next try
 * @throws ShopError 429 when there were too many.
 */
export async function countAttempt(
  db: Database,
  limit: Limit,
  subject: string,
  now: Date,
  refusal?: { readonly field: string; readonly message: string },
): Promise<void> {
  const counted = await addOne(db, limit, subject, now, sql`${attempt.count} < ${limit.most}`);
  if (counted !== undefined) return;
  if (refusal) throw new ShopError(429, 'too_many', refusal.message, { [refusal.field]: refusal.message });
  const [full] = await db
    .select()
    .from(attempt)
    .where(eq(attempt.key, keyOf(limit, subject)));
  const minutes = Math.max(1, Math.ceil(((full?.resetsAt ?? now).getTime() - now.getTime()) / 60_000));
  throw new ShopError(429, 'too_many', `Слишком много попыток. Попробуйте через ${minutes} мин.`);
}

/** Counts an attempt without a limit. @returns the number of attempts in this time, including this one */
export async function addAttempt(
  db: Database,
  limit: Omit<Limit, 'most'>,
  subject: string,
  now: Date,
): Promise<number> {
  return (await addOne(db, limit, subject, now)) ?? 1;
}

/**
 * @returns the number of attempts in this time, including this one; undefined if `mayBeAdded` is false for the earlier
 * ones
 */
async function addOne(
  db: Database,
  limit: Omit<Limit, 'most'>,
  subject: string,
  now: Date,
  mayBeAdded?: SQL,
): Promise<number | undefined> {
  const resetsAt = new Date(now.getTime() + limit.seconds * 1000);
  const isOver = sql`${attempt.resetsAt} <= ${now}`;
  const [counted] = await db
    .insert(attempt)
    .values({ key: keyOf(limit, subject), count: 1, resetsAt })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempt.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${attempt.resetsAt} end`,
      },
      ...(mayBeAdded && { setWhere: or(sql`${isOver}`, mayBeAdded) }),
    })
    .returning({ count: attempt.count });
  return counted?.count;
}

/** Removes an attempt that should not count: it succeeded, or it failed through no fault of the visitor. */
export async function forgiveAttempt(db: Database, limit: Pick<Limit, 'name'>, subject: string): Promise<void> {
  await db
    .update(attempt)
    .set({ count: sql`greatest(${attempt.count} - 1, 0)` })
    .where(eq(attempt.key, keyOf(limit, subject)));
}

export async function forgetOldAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(attempt).where(lt(attempt.resetsAt, now));
}
