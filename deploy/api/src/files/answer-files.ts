import * as z from 'zod/mini';
import { createLog } from '../base/log';
import type { Database } from '../db/database';
import type { Bucket } from './bucket';
import { BucketAway } from './bucket-watch';
import { checkFiles, type FoundFiles } from './check-files';
import { prefixOf } from './keys';
import { moveFiles } from './move-files';
import { openFiles } from './open-files';

/** The input of the command `npm run files`. */
const filesRequest = z.object({ command: z.enum(['move', 'check', 'remove-unknown']) });
export type FilesRequest = z.infer<typeof filesRequest>;

/** The most keys in an answer. */
const SHOWN = 20;

const listOf = (keys: readonly string[]): string => {
  const more = keys.length > SHOWN ? [`и ещё ${keys.length - SHOWN}`] : [];
  return [...keys.slice(0, SHOWN), ...more].map((key) => `\n  ${key}`).join('');
};

const wordsOf = ({ known, missing, unknown, foreign }: FoundFiles): string =>
  [
    `База знает файлов: ${known}`,
    `Нет в хранилище: ${missing.length}${listOf(missing)}`,
    `База не знает: ${unknown.length}${listOf(unknown)}`,
    `Чужих объектов: ${foreign}`,
  ].join('\n');

async function removeUnknown(db: Database, bucket: Bucket): Promise<number> {
  const { unknown } = await checkFiles(db, bucket);
  for (const key of unknown)
    for await (const page of bucket.list(prefixOf(key))) for (const one of page) await bucket.remove(one);
  return unknown.length;
}

/**
 * Runs a request of the command and returns its output.
 *
 * @param settings of the store
 * @throws Error with a message for the person; what was done until then stays
 */
export async function answerFiles(asked: unknown, db: Database, settings: object): Promise<string> {
  const { command } = filesRequest.parse(asked);
  const { files, bucket, close } = await openFiles(settings, createLog('warn', undefined, 'files'));
  if (!bucket) throw new Error('У магазина нет хранилища файлов: задайте FILES_ENDPOINT и другие настройки');
  try {
    if (command === 'move') return `Перенесено в хранилище: ${await moveFiles(db, files)}`;
    if (command === 'check') return wordsOf(await checkFiles(db, bucket));
    return `Удалено из хранилища: ${await removeUnknown(db, bucket)}`;
  } catch (error) {
    if (!(error instanceof BucketAway)) throw error;
    throw new Error(`Хранилище файлов не отвечает: ${error.message}`);
  } finally {
    await close();
  }
}
