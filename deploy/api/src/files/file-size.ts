import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { storedFile } from '../db/schema';

interface WithFile {
  readonly content: AnyPgColumn;
  readonly storedKey: AnyPgColumn;
}

/** The bytes of a row's file, wherever it is. */
export const fileSize = ({ content, storedKey }: WithFile): SQL<number> => {
  const { key, size } = storedFile;
  return sql`coalesce(octet_length(${content}), (select ${size} from ${storedFile} where ${key} = ${storedKey}))`;
};
