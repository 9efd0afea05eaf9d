import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database';

/**
 * The numbers of all advisory locks. Two purposes with one number would wait for each other or skip each other's work.
 * `phone` and `network` are classes with a lock for every phone and network.
 */
export const lockNumbers = {
  migrations: 220_100,
  'first data': 220_101,
  'clean-up': 220_102,
  'editions of texts': 220_103,
  phone: 220_110,
  network: 220_111,
  'template of tests': 220_199,
} as const;

type LockName = keyof typeof lockNumbers;

/** Waits for a lock, and holds it until the transaction ends. */
export const lockFor = (name: LockName): SQL =>
  sql`select pg_advisory_xact_lock(${sql.raw(String(lockNumbers[name]))})`;

/** Takes a lock until the transaction ends, unless another process has it. @returns whether it was taken */
export async function tryLock(tx: Database, name: LockName): Promise<boolean> {
  const taken = sql<boolean>`pg_try_advisory_xact_lock(${sql.raw(String(lockNumbers[name]))})`;
  const [row] = await tx.select({ taken }).from(sql`(values (1)) as one`);
  return row?.taken ?? false;
}
