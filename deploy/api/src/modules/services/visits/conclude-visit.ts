import type { Output } from '@zapovednik/api/call';
import {
  CONCLUSION_FILE_HINT,
  type concludeVisit,
  conclusionFileEndings,
} from '@zapovednik/api/services/calls/conclusion';
import { asc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../../../db/database';
import { bookedVisit, visitFile } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { CustomerContext } from '../../../http/context';
import { notFound, ShopError } from '../../../http/shop-error';
import { checkContent, safeName } from '../../../http/uploads/file-content';
import type { Scanner } from '../../../partners/scanner/scanner';
import { requireStaff } from '../../people/api';

type Conclusion = z.output<typeof concludeVisit.body>;
type StoredFile = Pick<typeof visitFile.$inferSelect, 'name' | 'type' | 'content'>;

const TAKEN = { endings: conclusionFileEndings, hint: CONCLUSION_FILE_HINT, field: 'files' } as const;

/**
 * Writes a specialist's conclusion after a visit, and replaces the earlier one. Nothing is stored for a visit without
 * an account: of a guest, or of a deleted account. Repeating it changes nothing.
 *
 * @throws ShopError 403 unless staff, 404 for an unknown visit, 409 `visit_cancelled`, `visit_ahead` or `no_reader`,
 * 422 for an invalid file, 503 while the virus scanner is unavailable
 */
export async function writeConclusion(
  visitId: number,
  { conclusion, files }: Conclusion,
  context: CustomerContext,
): Promise<Output<typeof concludeVisit>> {
  await requireStaff(context);
  const { db, now, partners } = context;
  checkVisit(await findVisit(db, visitId), now());
  // Before the transaction, because a photo may take seconds. One after the other, so that one call does not fill the
  // queue.
  const stored: StoredFile[] = [];
  for (const file of files) stored.push(await readFile(file, partners.scanner));
  await inTransaction(db, async (tx) => {
    const visit = checkVisit(await findVisit(tx, visitId).for('no key update'), now());
    if (visit.conclusion !== conclusion)
      await tx.update(bookedVisit).set({ conclusion }).where(eq(bookedVisit.id, visitId));
    await replaceFiles(visitId, stored, tx);
  });
  return { id: visitId, files: stored.length };
}

const findVisit = (db: Database, id: number) => db.select().from(bookedVisit).where(eq(bookedVisit.id, id));

/** The visit, if it can have a conclusion. */
function checkVisit([visit]: (typeof bookedVisit.$inferSelect)[], now: Date) {
  if (!visit) throw notFound('Запись не найдена');
  if (visit.status !== 'booked') throw new ShopError(409, 'visit_cancelled', 'Приём не состоялся');
  if (visit.endsAt > now) throw new ShopError(409, 'visit_ahead', 'Приём ещё не закончился');
  if (visit.customerId === null) throw new ShopError(409, 'no_reader', 'Записывался гость: заключение негде прочитать');
  return visit;
}

/** A file in its stored form. A photo becomes a JPEG, and its name too. */
async function readFile(file: Conclusion['files'][number], scanner: Scanner | null): Promise<StoredFile> {
  const name = safeName(file.name);
  const { type, content } = await checkContent(name, Buffer.from(file.content, 'base64'), TAKEN, scanner);
  return { name: type === 'image/jpeg' ? name.replace(/\.png$/i, '.jpg') : name, type, content };
}

/** If the same files come again, they keep their ids, and links in an open page still work. */
async function replaceFiles(visitId: number, files: readonly StoredFile[], tx: Database): Promise<void> {
  const ofVisit = eq(visitFile.visitId, visitId);
  const before = await tx.select().from(visitFile).where(ofVisit).orderBy(asc(visitFile.id));
  const isSame = ({ name, type, content }: StoredFile, at: number) => {
    const old = before[at];
    return old?.name === name && old.type === type && Buffer.compare(old.content, content) === 0;
  };
  if (before.length === files.length && files.every(isSame)) return;
  await tx.delete(visitFile).where(ofVisit);
  if (files.length > 0) await tx.insert(visitFile).values(files.map((file) => ({ ...file, visitId: visitId })));
}
