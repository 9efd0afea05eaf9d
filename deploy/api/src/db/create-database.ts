import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { makeAllPrivate } from 'deploy-lock/private-folder';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from './database';
import { type MayDrop, refuseEarlierData } from './earlier-data';
import { BrokenFolder } from './explain-start-failure';
import { isDiskFull } from './failures';
import { CONNECTIONS, type DatabaseLimits, databaseLimits } from './limits';
import { lockFolder } from './lock';
import { openPostgres } from './postgres';
import { tracedPglite } from './traced-queries';

interface DatabaseConfig {
  /** Address of a PostgreSQL server, version 15 or later. */
  url?: string | undefined;
  /** Limits of the connections to `url`. */
  limits?: DatabaseLimits | undefined;
  /** Folder of a PGlite, used without `url`. Without both, the database is in memory. */
  folder?: string | undefined;
  /** A dump from which a PGlite in memory starts, because creating a new one takes seconds. */
  template?: Blob | undefined;
  /** Allows to drop the data of an earlier version; by default that data is refused with `EarlierData`. */
  mayDrop?: MayDrop | undefined;
}

/**
 * PGlite's own cache of pages. Its memory never becomes smaller, and the operating system keeps the same files in its cache: with the
 * usual 128 MB the demonstration takes twice its data.
 */
const SHARED_BUFFERS = '16MB';

export const extensions = { pg_trgm };
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Opens the database and migrates its tables. */
export function createDatabase({
  url,
  limits = databaseLimits(CONNECTIONS),
  folder,
  template,
  mayDrop,
}: DatabaseConfig): Promise<OpenDatabase> {
  return url ? openPostgres(url, limits, { migrationsFolder, mayDrop }) : openPglite({ folder, template, mayDrop });
}

async function openPglite({
  folder,
  template,
  mayDrop,
}: Pick<DatabaseConfig, 'folder' | 'template' | 'mayDrop'>): Promise<OpenDatabase> {
  if (folder) makeAllPrivate(folder);
  const unlock = folder ? await lockFolder(folder) : () => {};
  try {
    const dataDir = folder && join(folder, 'database');
    const opening = PGlite.create({
      extensions,
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
      ...(dataDir && { dataDir }),
      ...(template && { loadDataDir: template }),
    });
    const client = await opening.catch((error: unknown) => {
      throw dataDir && !isDiskFull(error) ? new BrokenFolder(dataDir, error) : error;
    });
    const db = drizzle(tracedPglite(client));
    await refuseEarlierData(db, migrationsFolder, mayDrop);
    await migrate(db, { migrationsFolder });
    // PGlite sets its own file modes. So the folder is closed to other users, whatever PGlite writes later.
    if (folder) makeAllPrivate(folder);
    return { db, sessions: db, jobs: db, maintenance: db, close: () => client.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
