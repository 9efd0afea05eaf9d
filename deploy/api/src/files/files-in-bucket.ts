import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { storedFile } from '../db/schema';
import { isInTransaction } from '../db/transaction';
import type { Bucket } from './bucket';
import { BucketAway } from './bucket-watch';
import type { FileStore } from './file-store';
import { FilesAway } from './files-away';
import { digestOf, isContentOf, madeKey, newKey } from './keys';
import { sweep } from './sweep';

/** Turns a failure of the store into the answer for the caller. */
async function orAway<T>(what: 'saving' | 'opening', asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof BucketAway ? new FilesAway(what) : error;
  }
}

/** Copies are extra: without the store they are made again. */
async function orNothing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BucketAway) return null;
    throw error;
  }
}

/**
 * Files in a bucket. A file from before is still read from its row, until `npm run files -- move` has moved it.
 *
 * @param log hears of files that are lost or damaged
 */
export const filesInBucket = (bucket: Bucket, log: Pick<Logger, 'error'>): FileStore => ({
  async keep(db: Database, kind, content) {
    if (isInTransaction()) throw new Error('A file is kept before the transaction: the store may take seconds');
    const key = newKey(kind, content);
    await db.insert(storedFile).values({ key, size: content.length });
    await orAway('saving', bucket.put(key, content));
    const kept = await orAway('saving', bucket.get(key));
    if (kept && isContentOf(key, kept.content)) return { content: null, storedKey: key };
    log.error({ key, found: kept?.content.length ?? null }, 'the store of files has not kept what it accepted');
    throw new FilesAway('saving');
  },
  async read({ content, storedKey }) {
    if (storedKey === null) return content;
    const found = await orAway('opening', bucket.get(storedKey));
    if (found && isContentOf(storedKey, found.content)) return found.content;
    log.error({ key: storedKey, found: found?.content.length ?? null }, 'a stored file is missing or damaged');
    throw new FilesAway('opening');
  },
  async readMade({ storedKey }, name) {
    const found = storedKey && (await orNothing(bucket.get(madeKey(storedKey, name))));
    return found && found.digest === digestOf(found.content) ? found.content : null;
  },
  async keepMade({ storedKey }, name, content) {
    if (!storedKey) return false;
    return (await orNothing(bucket.put(madeKey(storedKey, name), content).then(() => true))) ?? false;
  },
  async removeMade({ storedKey }, name) {
    if (storedKey) await orNothing(bucket.remove(madeKey(storedKey, name)));
  },
  sweep: (db) => sweep(db, bucket),
});
