import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import type { Database } from './database';
import { hasErrorCode } from './error-code';

/** PostgreSQL ended a transaction in favour of another one: deadlock, or a failed serialization. The same work may succeed now. */
const CONFLICT = /^40(P01|001)$/;
/** Milliseconds before the second attempt, at most: two transactions that met do not meet again. */
const JITTER = 100;

const current = new AsyncLocalStorage<true>();

/** Whether the calling code runs inside of a transaction: it must not ask an outside service then, nor another connection. */
export const isInTransaction = (): boolean => current.getStore() === true;

/**
 * Runs `work` in a transaction. Every transaction of the back end is opened here (a lint rule says so), and locks rows in the
 * order of docs/decisions/0012-locks.md. After a conflict with another transaction the whole work runs once more: it changes
 * nothing outside of the database that a second run does not replace.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  if (isInTransaction()) throw new Error('A transaction opens no other one: pass on its `tx`');
  const attempt = () => db.transaction((tx) => current.run(true, () => work(tx)));
  try {
    return await attempt();
  } catch (error) {
    if (!hasErrorCode(error, CONFLICT)) throw error;
    await setTimeout(Math.random() * JITTER);
    return attempt();
  }
}
