import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../db/database';

/** Serves `/pictures/<kind>/<id>/<n>-<width>.<format>`. A shop of one's own has none here: its pictures are served before this server. */
export type PictureSource = FastifyPluginAsync<{
  readonly db: Database;
  /** Folder of what is kept beside the database. */
  readonly dataDir: string;
}>;
