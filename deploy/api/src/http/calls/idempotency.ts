import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { idempotencyKey } from '../../db/schema';
import { ShopError } from '../shop-error';

/** How long a repeated request is recognised. */
const KEPT = 24 * 60 * 60 * 1000;

interface Write {
  sessionKey: string;
  /** The client's Idempotency-Key. */
  key: string;
  /** Id and input of the call. */
  request: unknown;
}

/**
 * Runs a write once per key. A repeated request gets the first one's answer. It runs in the write's own transaction. So
 * concurrent repetitions wait for the first one (the primary key locks its key), and a failed write leaves no trace.
 */
export async function once(
  tx: Database,
  { sessionKey, key, request }: Write,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  const mine = and(eq(idempotencyKey.sessionKey, sessionKey), eq(idempotencyKey.key, key));
  const taken = await tx
    .insert(idempotencyKey)
    .values({ sessionKey, key, request: fingerprint })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key });
  if (taken.length === 0) {
    const [first] = await tx.select().from(idempotencyKey).where(mine);
    if (first?.request !== fingerprint) {
      throw new ShopError(422, 'idempotency_mismatch', 'Ключ запроса уже использован для другого запроса');
    }
    return first.answer;
  }
  const answer = await run();
  await tx.update(idempotencyKey).set({ answer }).where(mine);
  return answer;
}

/** Deletes keys that are too old to be repeated. */
export async function forgetOldKeys(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, new Date(now.getTime() - KEPT)));
}
