import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../db/database';

/**
 * Serves `/pictures/<kind>/<id>/<n>-<width>.<format>`. A production shop does not use it: another server serves its
 * pictures.
 */
export type PictureSource = FastifyPluginAsync<{
  readonly db: Database;
  /** Folder of data outside the database. */
  readonly dataDir: string;
}>;
