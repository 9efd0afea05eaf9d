import { join } from 'node:path';
import { makePrivate } from 'deploy-lock/private-folder';
import { isPublicOrigin } from 'deploy-network/public-origin';
import type { Logger } from 'pino';
import { createDatabase } from '../db/create-database';
import type { OpenDatabase } from '../db/database';
import { databaseLimits } from '../db/limits';
import { answerFiles } from '../files/answer-files';
import type { FileStore } from '../files/file-store';
import type { PictureSource } from '../http/picture-source';
import { answerJobs } from '../jobs/answer-jobs';
import type { Queue } from '../jobs/queue';
import { runTasksOnSignal } from '../jobs/running-shop';
import { editContent } from '../modules/content/api';
import { loadDemoData } from '../seed/demo-data';
import { isDrawn } from '../seed/drawn-pictures';
import { prepareData, resetData } from '../seed/prepare-data';
import { type Config, wantedData } from './config';

interface OpenOptions {
  readonly config: Config;
  readonly linkKey: string;
  readonly now: () => Date;
  readonly files: FileStore;
  readonly queues: readonly Queue[];
  readonly log: Logger;
}

export interface OpenData extends OpenDatabase {
  /** The pictures of the demonstration's goods, if it has them. */
  readonly pictures: PictureSource | undefined;
}

/** Opens the database, fills an empty one, and lets commands change the data of a running shop. */
export async function openData({ config, linkKey, now, files, queues, log }: OpenOptions): Promise<OpenData> {
  // The folder also contains pictures of people.
  makePrivate(config.DATA_DIR);
  const folder = join(config.DATA_DIR, 'api');
  const limits = databaseLimits(config.DATABASE_POOL);
  const opened = await createDatabase({ url: config.DATABASE_URL, limits, folder });
  const wanted = wantedData(config);
  if (config.PUBLIC_SANDBOXES === 'on' && isPublicOrigin(config.PUBLIC_ORIGIN))
    log.warn('PUBLIC_SANDBOXES=on: codes, emails and payments of a public shop may go to sandboxes');
  const seed = () => ({
    scale: config.SEED_SCALE,
    seed: 1,
    today: now(),
    origin: config.PUBLIC_ORIGIN,
    progress: (done: number, total: number) => log.info({ done, total }, 'products'),
  });
  const data = await prepareData(opened.maintenance, wanted, seed());
  if (data === 'demo' && wanted.isPublic)
    log.warn('demonstration data is served to the public: its passwords are published');
  if (!config.DATABASE_URL) {
    const editing = {
      db: opened.maintenance,
      files,
      now,
      publicOrigin: config.PUBLIC_ORIGIN,
      linkKey,
      isDrawn,
    };
    const tasks = {
      reset: () => resetData(opened.maintenance, wanted, seed()).then(() => ''),
      content: (asked: unknown) => editContent(asked, editing),
      files: (asked: unknown) => answerFiles(asked, opened.maintenance, config),
      jobs: (asked: unknown) => answerJobs(asked, { db: opened.maintenance, now, queues }),
    };
    runTasksOnSignal(folder, tasks, log);
  }
  return { ...opened, pictures: data === 'demo' ? (await loadDemoData()).demoPictures : undefined };
}
