import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { lockNumbers } from './lock-numbers';

/** Locks a phone or a network until the transaction ends; always the phone before the network. */
export async function lockSubject(tx: Database, kind: 'phone' | 'network', subject: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockNumbers[kind]}::int, hashtext(${subject}))`);
}
