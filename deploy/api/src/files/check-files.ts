import type { Database } from '../db/database';
import { removedFile, storedFile } from '../db/schema';
import type { Bucket } from './bucket';
import { isKey, prefixOf } from './keys';

export interface FoundFiles {
  /** How many files the database knows. */
  readonly known: number;
  /** The keys that the database knows, and the store does not have. */
  readonly missing: readonly string[];
  /** The keys that the shop once gave, and the database does not know: of a database that was restored from a back-up. */
  readonly unknown: readonly string[];
  /** How many objects are not the shop's. */
  readonly foreign: number;
}

/** Compares what the database knows with what the store has. The store is listed first: what comes later is known. */
export async function checkFiles(db: Database, bucket: Bucket): Promise<FoundFiles> {
  const listed: string[] = [];
  for await (const page of bucket.list('')) listed.push(...page);
  const files = listed.filter(isKey);
  const known = new Set((await db.select({ key: storedFile.key }).from(storedFile)).map(({ key }) => key));
  const removed = new Set((await db.select({ key: removedFile.key }).from(removedFile)).map(({ key }) => key));
  const folders = new Set([...known, ...removed, ...files].map(prefixOf));
  const has = new Set(files);
  return {
    known: known.size,
    missing: [...known].filter((key) => !has.has(key)),
    unknown: files.filter((key) => !known.has(key) && !removed.has(key)),
    foreign: listed.filter((key) => !isKey(key) && !folders.has(key.slice(0, key.lastIndexOf('/') + 1))).length,
  };
}
