import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm';
import { CODE_LENGTH } from 'shared-contracts/cabinet/calls/person';
import type { CodeSent } from 'shared-contracts/cabinet/calls/sign-in';
import type { Database } from '../db/database';
import { oneTimeCode } from '../db/schema';
import { inTransaction } from '../db/transaction';
import type { SessionContext } from '../http/context';
import { ShopError } from '../http/shop-error';
import { confirmGuestOrders } from '../order/guest-orders';
import { countAttempt, type Limit } from './attempts';

type CodeRow = typeof oneTimeCode.$inferSelect;
export type Purpose = CodeRow['purpose'];
export type Channel = CodeRow['channel'];

/** Seconds. */
export const CODE_LIFETIME = 300;
const RESEND_AFTER = 60;
/** Seconds that a code which was right stays good: for whoever fills in the rest of a form. */
const PROVED_LIFETIME = 900;
/** Guesses at one code. */
const GUESSES = 5;
export const CODES_BY_PHONE: Limit = { name: 'codes by phone', most: 5, seconds: 3600 };

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

export interface NewCode {
  readonly phone: string;
  readonly purpose: Purpose;
  readonly channel: Channel;
  readonly mayRegister: boolean;
}

/**
 * Six digits have a million values: hashed with the id of the session, which the database does not know, they cannot be found
 * from what is stored, and are worth nothing in another session.
 */
const hashOf = (code: string, { phone, purpose }: Pick<NewCode, 'phone' | 'purpose'>, sessionId: string) =>
  createHmac('sha256', sessionId).update(`${purpose}:${phone}:${code}`).digest('hex');

/** A code to send, or null where the last one was sent a moment ago; with what to answer in both cases. */
export interface Prepared {
  readonly code: string | null;
  readonly answer: CodeSent;
  /** The code that it takes the place of. */
  readonly before: CodeRow | null;
}

/**
 * Makes a code, which replaces the session's last one for this purpose, and counts it for the phone. Whoever asks again before the
 * countdown is over gets no new one, unless by another way or for another phone.
 *
 * @throws ShopError 429 when the phone got too many.
 */
export async function prepareCode(
  wanted: NewCode,
  { db, session, sessionId, now: clock }: SessionContext,
): Promise<Prepared> {
  const now = clock();
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const row = {
    ...wanted,
    deliveryId: null,
    codeHash: hashOf(code, wanted, sessionId),
    guesses: 0,
    sentAt: now,
    expiresAt: later(now, CODE_LIFETIME),
  };
  const answer = { resend_after: RESEND_AFTER, expires_in: CODE_LIFETIME, code_length: CODE_LENGTH };
  return inTransaction(db, async (tx) => {
    const [before = null] = await tx
      .select()
      .from(oneTimeCode)
      .where(codeOf(session.key, wanted.purpose))
      .for('update');
    const made = await tx
      .insert(oneTimeCode)
      .values({ sessionKey: session.key, ...row })
      .onConflictDoUpdate({
        target: [oneTimeCode.sessionKey, oneTimeCode.purpose],
        set: row,
        setWhere: or(
          lte(oneTimeCode.sentAt, later(now, -RESEND_AFTER)),
          ne(oneTimeCode.phone, wanted.phone),
          ne(oneTimeCode.channel, wanted.channel),
        ),
      })
      .returning({ sentAt: oneTimeCode.sentAt });
    if (made.length > 0) {
      await countAttempt(tx, CODES_BY_PHONE, wanted.phone, now);
      return { code, answer, before };
    }
    const [last] = await tx.select().from(oneTimeCode).where(codeOf(session.key, wanted.purpose));
    const left = (until: Date) => Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
    return {
      code: null,
      before,
      answer: {
        ...answer,
        ...(last && { resend_after: left(later(last.sentAt, RESEND_AFTER)), expires_in: left(last.expiresAt) }),
      },
    };
  });
}

const codeOf = (sessionKey: string, purpose: Purpose) =>
  and(eq(oneTimeCode.sessionKey, sessionKey), eq(oneTimeCode.purpose, purpose));

/** The code did not reach anybody: as if it had not been asked for, so that the one before it works on. */
export async function withdrawCode(
  { code, before }: { readonly code: string; readonly before: CodeRow | null },
  { purpose, phone }: NewCode,
  { db, session, sessionId }: SessionContext,
): Promise<void> {
  const codeHash = hashOf(code, { purpose, phone }, sessionId);
  const made = and(codeOf(session.key, purpose), eq(oneTimeCode.codeHash, codeHash));
  await (before ? db.update(oneTimeCode).set(before).where(made) : db.delete(oneTimeCode).where(made));
}

export async function keepDelivery(
  deliveryId: string,
  { purpose }: NewCode,
  { db, session }: SessionContext,
): Promise<void> {
  await db.update(oneTimeCode).set({ deliveryId }).where(codeOf(session.key, purpose));
}

/** A code as somebody has entered it. */
export interface Guess {
  readonly phone: string;
  readonly code: string;
}

const dead = () => wrong('Код больше не действует. Запросите новый.');
const wrong = (message: string) => new ShopError(422, 'wrong_code', message, { code: message });

/**
 * Whether a guess is right. It is counted before it is looked at, outside of every other transaction: 50 at once are 50.
 *
 * @returns The code, still good: `useCode` spends it.
 * @throws ShopError 422 where the guess is wrong, or there is no such code in this session any more.
 */
export async function checkCode(
  guess: Guess,
  purpose: Purpose,
  { db, session, sessionId, now }: SessionContext,
): Promise<CodeRow> {
  const [row] = await db
    .update(oneTimeCode)
    .set({ guesses: sql`${oneTimeCode.guesses} + 1` })
    .where(
      and(
        codeOf(session.key, purpose),
        eq(oneTimeCode.phone, guess.phone),
        gt(oneTimeCode.expiresAt, now()),
        lt(oneTimeCode.guesses, GUESSES),
      ),
    )
    .returning();
  if (!row) throw dead();
  const given = hashOf(guess.code, { phone: guess.phone, purpose }, sessionId);
  if (timingSafeEqual(Buffer.from(given), Buffer.from(row.codeHash))) return row;
  const left = GUESSES - row.guesses;
  throw left > 0 ? wrong(`Неверный код. Осталось попыток: ${left}.`) : dead();
}

/**
 * Spends a code that was right, in the transaction of what it is spent on; of two at once only one may. It confirms the phone, also
 * of what this session has ordered for it.
 */
export async function useCode(tx: Database, { sessionKey, purpose, codeHash, phone }: CodeRow): Promise<void> {
  const spent = await tx
    .delete(oneTimeCode)
    .where(and(codeOf(sessionKey, purpose), eq(oneTimeCode.codeHash, codeHash)))
    .returning({ phone: oneTimeCode.phone });
  if (spent.length === 0) throw dead();
  await confirmGuestOrders(tx, sessionKey, phone);
}

/** A code that was right is kept for a while: its owner is asked for more first. The guess does not count. */
export async function storeCode(db: Database, { sessionKey, purpose, codeHash }: CodeRow, now: Date): Promise<void> {
  await db
    .update(oneTimeCode)
    .set({ guesses: sql`greatest(${oneTimeCode.guesses} - 1, 0)`, expiresAt: later(now, PROVED_LIFETIME) })
    .where(and(codeOf(sessionKey, purpose), eq(oneTimeCode.codeHash, codeHash)));
}

export async function forgetOldCodes(db: Database, now: Date): Promise<void> {
  await db.delete(oneTimeCode).where(lt(oneTimeCode.expiresAt, now));
}
