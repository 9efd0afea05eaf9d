import type { Logger } from 'pino';
import type { OpenDatabase } from '../db/database';
import { answerFiles } from '../files/answer-files';
import type { FileStore } from '../files/file-store';
import type { PictureSource } from '../http/picture-source';
import { answerJobs } from '../jobs/answer-jobs';
import type { Queue } from '../jobs/queue';
import { runTasksOnSignal } from '../jobs/running-shop';
import { editContent } from '../modules/content/api';
import { loadDemoData } from '../seed/demo-data';
import { isDrawn } from '../seed/drawn-pictures';
import { resetData } from '../seed/prepare-data';
import { type Config, wantedData } from './config';
import { openFilled } from './open-filled';

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
  const { opened, data, folder, seed } = await openFilled({ config, now, log });
  if (!config.DATABASE_URL) {
    const editing = {
      db: opened.maintenance,
      files,
      now,
      publicOrigin: config.PUBLIC_ORIGIN,
      linkKey,
      isDrawn,
    };
    const wanted = wantedData(config);
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
