import type { Output } from '@zapovednik/api/call';
import {
  CONCLUSION_FILE_HINT,
  type concludeVisit,
  conclusionFileEndings,
} from '@zapovednik/api/services/calls/conclusion';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../../../db/database';
import { bookedVisit, earlierConclusion, visitFile } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { FileOfRow } from '../../../files/file-store';
import { hasContent } from '../../../files/keys';
import type { CustomerContext } from '../../../http/context';
import { notFound, ShopError } from '../../../http/shop-error';
import { checkContent, safeName } from '../../../http/uploads/file-content';
import type { Scanner } from '../../../partners/scanner/scanner';
import { queueMessages } from '../../messages/api';
import { requireStaff } from '../../people/api';
import { hasReader, presentFiles, readFiles } from './conclusion';

type Conclusion = z.output<typeof concludeVisit.body>;
type Visit = typeof bookedVisit.$inferSelect;

interface CheckedFile extends Pick<typeof visitFile.$inferSelect, 'name' | 'type'> {
  readonly bytes: Buffer;
}

/** A file that is kept, and whose row is not written yet. */
interface KeptFile extends CheckedFile {
  readonly kept: FileOfRow;
}

const TAKEN = { endings: conclusionFileEndings, hint: CONCLUSION_FILE_HINT, field: 'files' } as const;

/**
 * Writes a specialist's conclusion after a visit, and tells its visitor. It replaces the earlier one, which is kept. Nothing is stored for a person whose data was deleted. Repeating it changes nothing.
 *
 * @throws ShopError 403 unless staff, 404 for an unknown visit, 409 `visit_cancelled`, `visit_ahead` or `no_reader`,
 * 422 for an invalid file, 503 while the virus scanner or the store of files is unavailable
 */
export async function writeConclusion(
  visitId: number,
  { conclusion, files }: Conclusion,
  context: CustomerContext,
): Promise<Output<typeof concludeVisit>> {
  await requireStaff(context);
  const { db, files: store, now, partners } = context;
  checkVisit(await findVisit(db, visitId), now());
  // Before the transaction, because a photo may take seconds. One after the other, so that one call does not fill the
  // queue.
  const checked: CheckedFile[] = [];
  for (const file of files) checked.push(await checkFile(file, partners.scanner));
  const stored: KeptFile[] = [];
  for (const file of checked) stored.push({ ...file, kept: await store.keep(db, 'visit', file.bytes) });
  await inTransaction(db, async (tx) => {
    const visit = checkVisit(await findVisit(tx, visitId).for('no key update'), now());
    await replace(visit, { conclusion, stored }, tx, now());
  });
  return { id: visitId, files: stored.length };
}

const findVisit = (db: Database, id: number) => db.select().from(bookedVisit).where(eq(bookedVisit.id, id));

/** The visit, if it can have a conclusion. */
function checkVisit([visit]: Visit[], now: Date): Visit {
  if (!visit) throw notFound('Запись не найдена');
  if (visit.status !== 'booked') throw new ShopError(409, 'visit_cancelled', 'Приём не состоялся');
  if (visit.endsAt > now) throw new ShopError(409, 'visit_ahead', 'Приём ещё не закончился');
  if (!hasReader(visit)) throw new ShopError(409, 'no_reader', 'Данные этого человека удалены: читать некому');
  return visit;
}

/** A file in its stored form. A photo becomes a JPEG, and its name too. */
async function checkFile(file: Conclusion['files'][number], scanner: Scanner | null): Promise<CheckedFile> {
  const name = safeName(file.name);
  const { type, content: bytes } = await checkContent(name, Buffer.from(file.content, 'base64'), TAKEN, scanner);
  return { name: type === 'image/jpeg' ? name.replace(/\.png$/i, '.jpg') : name, type, bytes };
}

interface Written {
  readonly conclusion: string;
  readonly stored: readonly KeptFile[];
}

/** If the same files come again, they keep their ids, and links in an open page still work. */
async function replace(visit: Visit, { conclusion, stored }: Written, tx: Database, now: Date): Promise<void> {
  const visitId = visit.id;
  const before = await readFiles(tx, visitId);
  const isSame = ({ name, type, bytes }: CheckedFile, at: number) => {
    const old = before[at];
    return old?.name === name && old.type === type && hasContent(old, bytes);
  };
  const sameFiles = before.length === stored.length && stored.every(isSame);
  if (sameFiles && visit.conclusion === conclusion) return;
  if (visit.conclusion !== '' || before.length > 0) {
    const takenBack = conclusion === '' && stored.length === 0;
    const old = { visitId, text: visit.conclusion, replacedAt: now, takenBack };
    const [earlier] = await tx.insert(earlierConclusion).values(old).returning({ id: earlierConclusion.id });
    if (earlier && !sameFiles) await tx.update(visitFile).set({ earlierId: earlier.id }).where(presentFiles(visitId));
  }
  if (!sameFiles && stored.length > 0)
    await tx.insert(visitFile).values(stored.map(({ name, type, kept }) => ({ name, type, ...kept, visitId })));
  await tx.update(bookedVisit).set({ conclusion, concludedAt: now }).where(eq(bookedVisit.id, visitId));
  if (conclusion === '' && stored.length === 0) return;
  const channels = visit.email === '' ? (['sms'] as const) : (['email'] as const);
  await queueMessages(tx, { kind: 'visit', id: visitId, event: 'conclude', channels }, now);
}
