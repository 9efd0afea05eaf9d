import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from './db/database';
import { inTransaction } from './db/transaction';
import { forgetOldAttempts } from './http/attempts';
import { forgetOldKeys } from './http/idempotency';
import { forgetExpiredSessions } from './http/session';
import { forgetOldNotes } from './modules/catalogue/index/read-changes';
import { forgetOldPictures } from './modules/catalogue/reviews/pictures';
import { forgetOldFiles } from './modules/content/requests/files';
import { forgetOldRequests } from './modules/content/requests/take-request';
import { deleteOldMessages } from './modules/messages/send-messages';
import { forgetOldNetworks } from './modules/order/guest-orders';
import { forgetOldCodes } from './modules/people/codes';
import { forgetOldTokens } from './modules/people/mail-token';
import { forgetOldWarnings } from './modules/people/warnings/warn-old-contact';
import { forgetOldPetPictures } from './modules/pets/pictures';
import { forgetOldCalls } from './modules/services/call-back';
import { forgetOldHolds } from './modules/services/diaries';

const HOUR = 3_600_000;

const forgetAll = [
  forgetExpiredSessions,
  forgetOldKeys,
  forgetOldCodes,
  forgetOldTokens,
  forgetOldWarnings,
  forgetOldAttempts,
  forgetOldNetworks,
  deleteOldMessages,
  forgetOldPictures,
  forgetOldPetPictures,
  forgetOldHolds,
  forgetOldFiles,
  forgetOldRequests,
  forgetOldCalls,
];

/** Two processes that delete many rows at once could deadlock, so the second one skips the work. */
const isAlone = sql<boolean>`pg_try_advisory_xact_lock(220102)`;

function alone<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T | undefined> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select({ isAlone }).from(sql`(values (1)) as one`);
    return row?.isAlone ? work(tx) : undefined;
  });
}

/**
 * Every hour, deletes what has expired: sessions, keys, codes, links, attempts, pictures, notes. A failure of one does not stop the others.
 * Returns a function that stops it and waits for a running cleanup.
 */
export function startDeletingExpired(
  { db, now: clock }: { db: Database; now: () => Date },
  log: Pick<Logger, 'error'>,
): () => Promise<void> {
  let underWay = Promise.resolve();
  let seen: string | null = null;
  const onError = (error: unknown) => log.error({ err: error }, 'deleting what has expired failed');
  const deleteExpired = async () => {
    const now = clock();
    for (const forget of forgetAll) await alone(db, (tx) => forget(tx, now)).catch(onError);
    const next = await alone(db, (tx) => forgetOldNotes(tx, now, seen)).catch(onError);
    seen = next ?? seen;
  };
  const timer = setInterval(() => {
    underWay = deleteExpired();
  }, HOUR);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
