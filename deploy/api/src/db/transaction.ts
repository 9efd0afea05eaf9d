import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import type { Database } from './database';
import { hasErrorCode } from './error-code';

/** PostgreSQL ended a transaction in favour of another one: deadlock, or a failed serialization. A retry may succeed. */
const CONFLICT = /^40(P01|001)$/;
/** Maximum milliseconds before the second attempt, random so that the two transactions do not conflict again. */
const JITTER = 100;

/** The work that waits for the commit of the running transaction. */
const current = new AsyncLocalStorage<(() => Promise<void>)[]>();

/**
 * Whether the calling code runs inside a transaction. Then it must not call a third-party service or use another
 * connection.
 */
export const isInTransaction = (): boolean => current.getStore() !== undefined;

/**
 * Does something outside the database once the running transaction is committed, and never when it is rolled back.
 * Outside a transaction it happens at once.
 *
 * @param work must not reject: the change is stored already
 */
export async function afterCommit(work: () => Promise<void>): Promise<void> {
  const waiting = current.getStore();
  if (waiting) waiting.push(work);
  else await work();
}

/**
 * Runs `work` in a transaction. Every transaction of the back end is opened here (a lint rule enforces it), and locks
 * rows in the order of docs/decisions/0012-locks.md. After a conflict with another transaction `work` runs once more.
 * So a change outside the database is allowed only if a second run replaces it.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  if (isInTransaction()) throw new Error('A transaction must not open another one: pass on its `tx`');
  const attempt = async () => {
    const waiting: (() => Promise<void>)[] = [];
    const value = await db.transaction((tx) => current.run(waiting, () => work(tx)));
    for (const each of waiting) await each();
    return value;
  };
  try {
    return await attempt();
  } catch (error) {
    if (!hasErrorCode(error, CONFLICT)) throw error;
    await setTimeout(Math.random() * JITTER);
    return await attempt();
  }
}
