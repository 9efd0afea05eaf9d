import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import {
  type addApplicationFile,
  FILE_HINT,
  fileEndings,
  LARGEST_FILE,
} from 'shared-contracts/content/calls/application';
import type * as z from 'zod/mini';
import type { Database } from '../../db/database';
import { requestFile, requestFilePart } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { SessionContext } from '../../http/context';
import { notFound, ShopError } from '../../http/shop-error';
import { newPictureId, UNUSED_KEPT } from '../../pictures/uploads';
import { checkContent, checkEnding, safeName } from '../../uploads/file-content';
import { countFile } from './request-limits';

type Part = z.output<typeof addApplicationFile.body>;

/** Files of an application. */
const TAKEN = { endings: fileEndings, hint: FILE_HINT, field: 'file' } as const;

const again = () => new ShopError(409, 'parts', 'Файл дошёл не полностью. Приложите его ещё раз.');

/**
 * Stores a part of a file. The last one completes it; then its content is checked, and a wrong file is deleted.
 *
 * @throws ShopError 404 unknown file, 409 parts are missing, 422 not a file that is taken, 429 too many in a day
 */
export async function addFilePart(
  given: Part,
  context: SessionContext,
): Promise<z.input<typeof addApplicationFile.answer>> {
  const id = given.id === '' ? await beginFile(given, context) : given.id;
  await inTransaction(context.db, async (tx) => {
    const [file] = await tx
      .select()
      .from(requestFile)
      .where(and(eq(requestFile.id, id), isNull(requestFile.requestId)))
      .for('update');
    if (!file) throw notFound('Файл не найден');
    if (file.content !== null || file.parts !== given.parts || given.part > file.parts) throw again();
    const content = Buffer.from(given.content, 'base64');
    await tx
      .insert(requestFilePart)
      .values({ fileId: id, part: given.part, content })
      .onConflictDoUpdate({ target: [requestFilePart.fileId, requestFilePart.part], set: { content } });
  });
  const done = given.part === given.parts;
  if (done) await completeFile(id, context.db);
  return { id, done };
}

async function beginFile({ name, part, parts }: Part, context: SessionContext): Promise<string> {
  if (part !== 1) throw again();
  checkEnding(name, TAKEN);
  await countFile(context);
  const id = newPictureId();
  await context.db.insert(requestFile).values({ id, name: safeName(name), parts, createdAt: context.now() });
  return id;
}

async function completeFile(id: string, db: Database): Promise<void> {
  const [file] = await db.select().from(requestFile).where(eq(requestFile.id, id));
  const parts = await db
    .select()
    .from(requestFilePart)
    .where(eq(requestFilePart.fileId, id))
    .orderBy(asc(requestFilePart.part));
  if (!file || parts.length !== file.parts) throw again();
  try {
    const whole = Buffer.concat(parts.map(({ content }) => content));
    if (whole.length > LARGEST_FILE) throw new ShopError(422, 'file', 'Файл больше 5 МБ', { file: 'Файл больше 5 МБ' });
    await db
      .update(requestFile)
      .set(await checkContent(file.name, whole, TAKEN))
      .where(eq(requestFile.id, id));
    await db.delete(requestFilePart).where(eq(requestFilePart.fileId, id));
  } catch (error) {
    await db.delete(requestFile).where(eq(requestFile.id, id));
    throw error;
  }
}

/**
 * Adds an uploaded file to its application.
 *
 * @throws ShopError 400 for a file that does not exist, is not complete or belongs to another application
 */
export async function attachFile(id: string, requestId: number, tx: Database): Promise<void> {
  const isFree = and(isNull(requestFile.requestId), isNotNull(requestFile.content));
  const taken = await tx
    .update(requestFile)
    .set({ requestId })
    .where(and(eq(requestFile.id, id), isFree))
    .returning({ id: requestFile.id });
  if (taken.length > 0) return;
  const message = 'Приложите файл ещё раз';
  throw new ShopError(400, 'validation', message, { file: message });
}

/** Deletes files whose application was never sent. */
export async function forgetOldFiles(db: Database, now: Date): Promise<void> {
  const isOld = lt(requestFile.createdAt, new Date(now.getTime() - UNUSED_KEPT));
  await db.delete(requestFile).where(and(isNull(requestFile.requestId), isOld));
}
