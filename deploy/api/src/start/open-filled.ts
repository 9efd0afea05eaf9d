import { join } from 'node:path';
import { makePrivate } from 'deploy-lock/private-folder';
import { isPublicOrigin } from 'deploy-network/public-origin';
import type { Logger } from 'pino';
import { createDatabase } from '../db/create-database';
import type { OpenDatabase } from '../db/database';
import { databaseLimits } from '../db/limits';
import { prepareData } from '../seed/prepare-data';
import type { SeedOptions } from '../seed/seed-options';
import { type Config, wantedData } from './config';

interface OpenOptions {
  readonly config: Config;
  readonly now: () => Date;
  readonly log: Logger;
}

interface Filled {
  readonly opened: OpenDatabase;
  /** What its data is. */
  readonly data: 'demo' | 'real';
  /** The folder of a database without a server. */
  readonly folder: string;
  /** With what the demonstration is filled now. */
  readonly seed: () => SeedOptions;
}

/** Opens the database and fills an empty one. */
export async function openFilled({ config, now, log }: OpenOptions): Promise<Filled> {
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
  return { opened, data, folder, seed };
}
