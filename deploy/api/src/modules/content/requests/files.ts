import {
  type addApplicationFile,
  FILE_HINT,
  fileEndings,
  LARGEST_FILE,
} from '@zapovednik/api/content/calls/application';
import { and, asc, eq, isNull, lt, ne, not, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../../../db/database';
import { requestFile, requestFilePart } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { SessionContext } from '../../../http/context';
import { newPictureId, UNUSED_KEPT } from '../../../http/pictures/uploads';
import { notFound, ShopError } from '../../../http/shop-error';
import { checkContent, checkEnding, safeName } from '../../../http/uploads/file-content';
import { countFile, countPart, forgiveFile } from './request-limits';

type Part = z.output<typeof addApplicationFile.body>;

/** Files of an application. */
const TAKEN = { endings: fileEndings, hint: FILE_HINT, field: 'file' } as const;

const again = () => new ShopError(409, 'parts', 'Файл дошёл не полностью. Приложите его ещё раз.');

/**
 * Stores a part of a file. A part that is already stored is not written again. The last part completes the file; then
 * its content is checked, and an invalid file is deleted. While the scanner is unavailable the parts stay, and the last
 * one must be sent again.
 *
 * @throws ShopError 404 unknown file, 409 parts are missing, 422 not an accepted file, 429 too many in a day, 503 no
 * scanner or no store
 */
export async function addFilePart(
  given: Part,
  context: SessionContext,
): Promise<z.input<typeof addApplicationFile.answer>> {
  await countPart(context);
  const { db } = context;
  const id = given.id === '' ? await beginFile(given, context) : given.id;
  const done = given.part === given.parts;
  const isComplete = await storePart(id, given, db);
  if (done && !isComplete) {
    await completeFile(id, context).catch(async (error) => {
      // The sender does not know the id, so the next try is another file, and this one does not count.
      if (given.id === '' && isPassing(error)) await forgetFile(id, context);
      throw error;
    });
  }
  return { id, done };
}

/** The file is not the problem: the scanner, the store or the database is unavailable. */
const isPassing = (error: unknown) => !(error instanceof ShopError) || error.status === 503;

async function forgetFile(id: string, context: SessionContext): Promise<void> {
  await context.db.delete(requestFile).where(unfinished(id));
  await forgiveFile(context);
}

const partOf = (id: string, part: number) => and(eq(requestFilePart.fileId, id), eq(requestFilePart.part, part));

/** @returns whether the file was complete before */
async function storePart(id: string, { part, parts, content }: Part, db: Database): Promise<boolean> {
  const file = await findFile(id, db);
  if (!file) throw notFound('Файл не найден');
  if (file.parts !== parts || part > parts) throw again();
  if (file.isComplete || (await db.$count(requestFilePart, partOf(id, part))) > 0) return file.isComplete;
  return inTransaction(db, async (tx) => {
    const [open] = await tx.select({ id: requestFile.id }).from(requestFile).where(unfinished(id)).for('update');
    if (!open) return isCompleted(id, tx);
    const row = { fileId: id, part, content: Buffer.from(content, 'base64') };
    await tx.insert(requestFilePart).values(row).onConflictDoNothing();
    return false;
  });
}

/** Whether a concurrent call has completed the file. Throws 409 when the file was deleted. */
async function isCompleted(id: string, db: Database): Promise<true> {
  if ((await findFile(id, db))?.isComplete) return true;
  throw again();
}

/** A complete file has a type. */
const isComplete = ne(requestFile.type, '');

const unfinished = (id: string) => and(eq(requestFile.id, id), isNull(requestFile.requestId), not(isComplete));

/** A file without an application. Its content stays in the database. */
async function findFile(id: string, db: Database) {
  const [file] = await db
    .select({ parts: requestFile.parts, isComplete: sql<boolean>`${isComplete}` })
    .from(requestFile)
    .where(and(eq(requestFile.id, id), isNull(requestFile.requestId)));
  return file;
}

async function beginFile({ name, part, parts }: Part, context: SessionContext): Promise<string> {
  if (part !== 1) throw again();
  checkEnding(name, TAKEN);
  await countFile(context);
  const id = newPictureId();
  await context.db.insert(requestFile).values({ id, name: safeName(name), parts, createdAt: context.now() });
  return id;
}

async function completeFile(id: string, { db, files, partners }: SessionContext): Promise<void> {
  const [file] = await db.select().from(requestFile).where(unfinished(id));
  const parts = await db
    .select()
    .from(requestFilePart)
    .where(eq(requestFilePart.fileId, id))
    .orderBy(asc(requestFilePart.part));
  if (!file || parts.length !== file.parts) {
    await isCompleted(id, db);
    return;
  }
  try {
    const whole = Buffer.concat(parts.map(({ content }) => content));
    if (whole.length > LARGEST_FILE) throw new ShopError(422, 'file', 'Файл больше 5 МБ', { file: 'Файл больше 5 МБ' });
    const { type, content } = await checkContent(file.name, whole, TAKEN, partners.scanner);
    const kept = await files.keep(db, 'request', content);
    await db
      .update(requestFile)
      .set({ type, ...kept })
      .where(unfinished(id));
    await db.delete(requestFilePart).where(eq(requestFilePart.fileId, id));
  } catch (error) {
    // Only an invalid file is deleted. A file that could not be scanned or stored is completed later.
    if (error instanceof ShopError && error.status === 422) await db.delete(requestFile).where(eq(requestFile.id, id));
    throw error;
  }
}

/**
 * Adds an uploaded file to its application.
 *
 * @throws ShopError 400 for a file that does not exist, is not complete or belongs to another application
 */
export async function attachFile(id: string, requestId: number, tx: Database): Promise<void> {
  const isFree = and(isNull(requestFile.requestId), isComplete);
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
