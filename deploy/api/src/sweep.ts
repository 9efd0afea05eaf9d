import type { Logger } from 'pino';
import type { Database } from './db/database';
import { forgetOldKeys } from './http/idempotency';
import { forgetExpiredSessions } from './session/session';

const HOUR = 3_600_000;

/** Forgets expired sessions and old keys every hour; answers how to stop, which waits for a sweep under way. */
export function startSweeping(db: Database, log: Pick<Logger, 'error'>): () => Promise<void> {
  let sweeping = Promise.resolve();
  const sweep = async () => {
    const now = new Date();
    await forgetExpiredSessions(db, now);
    await forgetOldKeys(db, now);
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
