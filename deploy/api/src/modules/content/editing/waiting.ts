import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { contentWaiting } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { Work, WorkLog } from '../../../jobs/job';
import { settleGoods } from './goods';
import { editionsInTurn } from './one-at-a-time';
import { type Content, type ContentName, content, startOf } from './records';
import { writeContent } from './stored';

const waitingOf = ({ kind, code }: ContentName) =>
  and(eq(contentWaiting.kind, kind), eq(contentWaiting.code, code), isNull(contentWaiting.cameAt));

/** The next version of a text; null: none waits. */
export async function readWaiting(db: Database, name: ContentName): Promise<Content | null> {
  const [row] = await db.select().from(contentWaiting).where(waitingOf(name));
  return row ? content.parse(row.content) : null;
}

/** Sets the next version of a text, which replaces an earlier one; null: none waits. */
export async function writeWaiting(db: Database, { kind, code }: ContentName, next: Content | null): Promise<void> {
  await db.delete(contentWaiting).where(waitingOf({ kind, code }));
  const startsAt = next && startOf(next);
  if (startsAt) await db.insert(contentWaiting).values({ kind, code, content: next, startsAt });
}

/** Shows the versions whose time has come. One that cannot be shown any more does not stop the others. */
export async function showWaiting({ db, now }: Pick<Work, 'db' | 'now'>, log: Pick<WorkLog, 'error'>): Promise<void> {
  const due = and(isNull(contentWaiting.cameAt), lte(contentWaiting.startsAt, now()));
  const rows = await db
    .select({ id: contentWaiting.id })
    .from(contentWaiting)
    .where(due)
    .orderBy(asc(contentWaiting.id));
  for (const { id } of rows) {
    try {
      await inTransaction(db, (tx) => showOne(tx, id, now()));
    } catch (error) {
      log.error({ err: error, id }, 'a version of a text could not be shown');
    }
  }
}

async function showOne(tx: Database, id: number, now: Date): Promise<void> {
  await tx.execute(editionsInTurn);
  const [row] = await tx
    .update(contentWaiting)
    .set({ cameAt: now })
    .where(and(eq(contentWaiting.id, id), isNull(contentWaiting.cameAt)))
    .returning();
  if (!row) return;
  const next = content.parse(row.content);
  await writeContent(tx, next, now);
  if (next.kind === 'promotions') await settleGoods({ db: tx, now: () => now });
}
