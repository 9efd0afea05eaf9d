import { and, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { type FileKind, type FileStore, fileKinds } from './file-store';
import { fileTables } from './file-tables';

/**
 * Moves the files that are in rows into the store, one after another. A row gives up its bytes in the same statement that
 * names their key, after they were read back from the store. So it can be stopped and repeated at any time, and run
 * beside a shop that works.
 *
 * @param onMoved hears of each file
 * @returns how many were moved
 * @throws FilesAway when the store fails; Error without a store
 */
export async function moveFiles(
  db: Database,
  files: FileStore,
  onMoved: (kind: FileKind) => void = () => {},
): Promise<number> {
  let moved = 0;
  for (const kind of fileKinds) {
    const table = fileTables[kind];
    const { id, content, storedKey } = table;
    const rows: { id: string | number }[] = await db.select({ id }).from(table).where(isNotNull(content));
    for (const row of rows) {
      const isRow = and(sql`${id} = ${row.id}`, isNotNull(content));
      const [found] = await db.select({ content }).from(table).where(isRow);
      // The row is gone, or another process has moved its file.
      if (!found?.content) continue;
      const kept = await files.keep(db, kind, found.content);
      if (kept.storedKey === null) throw new Error('У магазина нет хранилища файлов: задайте FILES_ENDPOINT и другие');
      const [bytes, key] = [sql.identifier(content.name), sql.identifier(storedKey.name)];
      await db.execute(sql`update ${table} set ${bytes} = null, ${key} = ${kept.storedKey} where ${isRow}`);
      moved += 1;
      onMoved(kind);
    }
  }
  return moved;
}
