import { join } from 'node:path';
import { isReachable } from 'deploy-lock/lock-holder';
import type { Database } from '../db/database';
import type { MayDrop } from '../db/earlier-data';
import { FolderInUse } from '../db/folder-in-use';
import { folderState } from '../db/lock';
import { askRunningShop } from '../jobs/running-shop';
import { type Config, readConfig } from '../start/config';

interface InShop {
  /** The name of the task in a running shop, and its input. */
  readonly task: string;
  readonly asked: unknown;
  /** The same work for this process. */
  readonly work: (db: Database, config: Config) => Promise<string>;
  readonly mayDrop?: MayDrop;
}

/**
 * Changes the data of the shop: in the running shop that has the folder open, otherwise in this process.
 *
 * @returns the output of the command
 */
export async function inShop({ task, asked, work, mayDrop }: InShop): Promise<string> {
  const config = readConfig(process.env);
  const folder = join(config.DATA_DIR, 'api');
  const state = config.DATABASE_URL ? null : folderState(folder);
  if (state) {
    // A process in another container or machine cannot get a signal, because its id means another process here.
    if (!state.holder || !isReachable(state.holder)) throw new FolderInUse(folder, state.holder);
    return askRunningShop(folder, state.holder.pid, task, asked);
  }
  // Loading the databases takes half a second. A running shop has loaded them already.
  const { createDatabase } = await import('../db/create-database');
  const { maintenance, close } = await createDatabase({ url: config.DATABASE_URL, folder, mayDrop });
  try {
    return await work(maintenance, config);
  } finally {
    await close();
  }
}
