import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import type { FileOfRow } from './file-store';
import type { PictureTables } from './file-tables';

/** The file of a picture. */
export async function fileOf(db: Database, table: PictureTables, id: string): Promise<FileOfRow | undefined> {
  const { content, storedKey } = table;
  const [file] = await db.select({ content, storedKey }).from(table).where(eq(table.id, id));
  return file;
}
