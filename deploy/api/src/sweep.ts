import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { forgetOldNotes } from './catalogue/index/read-changes';
import type { Database } from './db/database';
import { inTransaction } from './db/transaction';
import { forgetOldKeys } from './http/idempotency';
import { forgetOldNetworks } from './order/guest-orders';
import { forgetOldAttempts } from './people/attempts';
import { forgetOldCodes } from './people/codes';
import { forgetOldTokens } from './people/mail-token';
import { forgetExpiredSessions } from './session/session';

const HOUR = 3_600_000;

type Forget = (tx: Database, now: Date) => Promise<void>;

/** What a process forgets; of the catalogue's notes it remembers which it could see the last time. */
export function sweeps(): readonly Forget[] {
  let seen: string | null = null;
  return [
    forgetExpiredSessions,
    forgetOldKeys,
    async (tx, now) => {
      seen = await forgetOldNotes(tx, now, seen);
    },
    forgetOldCodes,
    forgetOldTokens,
    forgetOldAttempts,
    forgetOldNetworks,
  ];
}

/** Two processes that delete many rows at once would wait for each other crosswise: the second one leaves it to the first. */
const alone = sql<boolean>`pg_try_advisory_xact_lock(220102)`;

/** Forgets what is over: sessions, keys, notes, codes, links, attempts. What fails does not keep the rest. */
export async function sweep(db: Database, all: readonly Forget[], log: Pick<Logger, 'error'>): Promise<void> {
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
  const all = sweeps();
  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweep(db, all, log);
  }, HOUR);
  timer.unref();
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}
