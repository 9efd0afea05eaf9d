import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Classes of advisory locks, different from each other and from the locks of migrations and seed. */
const lockClasses = { phone: 220_110, network: 220_111 } as const;

/** Held until the transaction ends; always the phone before the network. */
export async function lockSubject(tx: Database, kind: keyof typeof lockClasses, subject: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockClasses[kind]}::int, hashtext(${subject}))`);
}
