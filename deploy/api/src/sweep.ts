import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { forgetOldNotes } from './catalogue/index/read-changes';
import type { Database } from './db/database';
import { inTransaction } from './db/transaction';
import { forgetOldKeys } from './http/idempotency';
import { forgetOldAttempts } from './people/attempts';
import { forgetOldCodes } from './people/codes';
import { forgetOldTokens } from './people/mail-token';
import { forgetExpiredSessions } from './session/session';

const HOUR = 3_600_000;

type Forget = (tx: Database, now: Date) => Promise<void>;

const all: readonly Forget[] = [
  forgetExpiredSessions,
  forgetOldKeys,
  forgetOldNotes,
  forgetOldCodes,
  forgetOldTokens,
  forgetOldAttempts,
];

/** Two processes that delete many rows at once would wait for each other crosswise: the second one leaves it to the first. */
const alone = sql<boolean>`pg_try_advisory_xact_lock(220102)`;

/** Forgets what is over: sessions, keys, notes, codes, links, attempts. What fails does not keep the rest. */
export async function sweep(db: Database, log: Pick<Logger, 'error'>): Promise<void> {
  const now = new Date();
  for (const forget of all) {
    await inTransaction(db, async (tx) => {
      const [row] = await tx.select({ alone }).from(sql`(values (1)) as one`);
      if (row?.alone) await forget(tx, now);
    }).catch((error: unknown) => log.error({ err: error }, 'sweeping failed'));
  }
}

/** Sweeps every hour; answers how to stop, which waits for a sweep under way. */
export function startSweeping(db: Database, log: Pick<Logger, 'error'>): () => Promise<void> {
  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweep(db, log);
  }, HOUR);
  timer.unref();
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}
