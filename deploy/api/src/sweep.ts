import type { Logger } from 'pino';
import { forgetOldNotes } from './catalogue/index/read-changes';
import type { Database } from './db/database';
import { forgetOldKeys } from './http/idempotency';
import { forgetOldNetworks } from './order/guest-orders';
import { forgetOldAttempts } from './people/attempts';
import { forgetOldCodes } from './people/codes';
import { forgetOldTokens } from './people/mail-token';
import { forgetExpiredSessions } from './session/session';

const HOUR = 3_600_000;

/** Forgets every hour what is over: sessions, keys, codes, links, attempts; answers how to stop, which waits for a sweep under way. */
export function startSweeping(db: Database, log: Pick<Logger, 'error'>): () => Promise<void> {
  let sweeping = Promise.resolve();
  let seen: string | null = null;
  const sweep = async () => {
    const now = new Date();
    await forgetExpiredSessions(db, now);
    await forgetOldKeys(db, now);
    seen = await forgetOldNotes(db, now, seen);
    await forgetOldCodes(db, now);
    await forgetOldTokens(db, now);
    await forgetOldAttempts(db, now);
    await forgetOldNetworks(db, now);
  };
  const timer = setInterval(() => {
    sweeping = sweep().catch((error: unknown) => log.error({ err: error }, 'sweeping failed'));
  }, HOUR);
  timer.unref();
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}
