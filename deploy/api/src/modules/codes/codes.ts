import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '@zapovednik/api/cabinet/calls/person';
import type { CodeSentAnswer } from '@zapovednik/api/cabinet/wire/code-sent';
import { and, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { oneTimeCode } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Events } from '../../events/events';
import { countAttempt, type Limit } from '../../http/attempts';
import type { SessionContext } from '../../http/context';
import { ShopError } from '../../http/shop-error';
import { phoneConfirmed } from './events';

export type CodeRow = typeof oneTimeCode.$inferSelect;
export type Purpose = CodeRow['purpose'];
type Channel = CodeRow['channel'];

/** Seconds. */
export const CODE_LIFETIME = 300;
const RESEND_AFTER = 60;
/** Seconds that a right code stays valid while the user fills in the rest of a form. */
const PROVED_LIFETIME = 900;
/** Maximum number of guesses of one code. */
const GUESSES = 5;
const CODES_BY_DEVICE: Limit = { name: 'codes by known device', most: 5, seconds: 3600 };
/** One network cannot use up the limit of a phone. */
const CODES_BY_PHONE_AND_NETWORK: Limit = { name: 'codes by phone and network', most: 5, seconds: 3600 };
const CODES_BY_PHONE: Limit = { name: 'codes by phone', most: 10, seconds: 3600 };
const CODES_A_DAY: Limit = { name: 'codes by phone, a day', most: 30, seconds: 24 * 3600 };

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

export interface NewCode {
  readonly phone: string;
  readonly purpose: Purpose;
  readonly channel: Channel;
  readonly mayRegister: boolean;
  /** The order that a guest looks for. */
  readonly orderId?: number;
}

/**
 * The hash of a code. Six digits have only a million values, so the hash contains the id of the session, which is not
 * in the database. So codes cannot be computed from stored data, and do not work in another session.
 */
const hashOf = (code: string, { phone, purpose }: Pick<NewCode, 'phone' | 'purpose'>, sessionId: string) =>
  createHmac('sha256', sessionId).update(`${purpose}:${phone}:${code}`).digest('hex');

/** The counters for codes to a phone. Requests by other people do not prevent a known device from getting a code. */
export function countersOf(
  phone: string,
  network: string,
  device: string | null,
): readonly (readonly [Limit, string])[] {
  if (device !== null) return [[CODES_BY_DEVICE, `${device} ${phone}`]];
  return [
    [CODES_BY_PHONE_AND_NETWORK, `${phone} ${network}`],
    [CODES_BY_PHONE, phone],
    [CODES_A_DAY, phone],
  ];
}

/** A code to send, or null if the last one was sent a moment ago, with the answer for both cases. */
export interface Prepared {
  readonly code: string | null;
  readonly answer: CodeSentAnswer;
  /** The code that it replaces. */
  readonly before: CodeRow | null;
}

/**
 * Creates a code, which replaces the session's last one for this purpose, and counts it for the phone. A request before
 * the countdown ends gets no new code, unless it is by another channel, for another phone, or for another order.
 *
 * @param counters see `countersOf`
 * @throws ShopError 429 when the phone got too many.
 */
export async function prepareCode(
  wanted: NewCode,
  counters: ReturnType<typeof countersOf>,
  { db, session, sessionId, now: clock }: SessionContext,
): Promise<Prepared> {
  const now = clock();
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const row = {
    ...wanted,
    orderId: wanted.orderId ?? null,
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
          sql`${oneTimeCode.orderId} is distinct from ${row.orderId}::int`,
        ),
      })
      .returning({ sentAt: oneTimeCode.sentAt });
    if (made.length > 0) {
      for (const [limit, subject] of counters) await countAttempt(tx, limit, subject, now);
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

/** The code was not delivered: undoes the request, so that the previous code stays valid. */
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

/** A code as the user entered it. */
export interface Guess {
  readonly phone: string;
  readonly code: string;
}

/** The code is no longer valid, or never was. */
export const expiredCode = () => wrong('Код больше не действует. Запросите новый.');
const wrong = (message: string) => new ShopError(422, 'wrong_code', message, { code: message });

/**
 * Checks a guess. It is counted before it is compared, outside every other transaction, so that 50 concurrent guesses
 * count as 50.
 *
 * @returns The code, still valid: `useCode` uses it up.
 * @throws ShopError 422 if the guess is wrong, or this session has no such code any more.
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
  if (!row) throw expiredCode();
  const given = hashOf(guess.code, { phone: guess.phone, purpose }, sessionId);
  if (timingSafeEqual(Buffer.from(given), Buffer.from(row.codeHash))) return row;
  const left = GUESSES - row.guesses;
  throw left > 0 ? wrong(`Неверный код. Осталось попыток: ${left}.`) : expiredCode();
}

/**
 * Uses up a right code, in the transaction of its purpose. Of two concurrent uses only one succeeds. It confirms the
 * phone, except for the data of a guest: that code may be for an e-mail, and the orders to confirm are locked by id
 * there.
 */
export async function useCode(
  tx: Database,
  { sessionKey, purpose, codeHash, phone }: CodeRow,
  { events }: { readonly events: Events },
): Promise<void> {
  const spent = await tx
    .delete(oneTimeCode)
    .where(and(codeOf(sessionKey, purpose), eq(oneTimeCode.codeHash, codeHash)))
    .returning({ phone: oneTimeCode.phone });
  if (spent.length === 0) throw expiredCode();
  if (purpose !== 'guest data') await phoneConfirmed.emit(events, tx, { sessionKey, phone });
}

/** Keeps a right code valid for a while, because its owner must enter more data first. This guess is not counted. */
export async function storeCode(db: Database, { sessionKey, purpose, codeHash }: CodeRow, now: Date): Promise<void> {
  await db
    .update(oneTimeCode)
    .set({ guesses: sql`greatest(${oneTimeCode.guesses} - 1, 0)`, expiresAt: later(now, PROVED_LIFETIME) })
    .where(and(codeOf(sessionKey, purpose), eq(oneTimeCode.codeHash, codeHash)));
}

export async function forgetOldCodes(db: Database, now: Date): Promise<void> {
  await db.delete(oneTimeCode).where(lt(oneTimeCode.expiresAt, now));
}
