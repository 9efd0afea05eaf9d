import type { Logger } from 'pino';
import type { Database } from '../db/database';
import type { Events } from '../events/events';
import { redisSessions } from '../http/session-cache/redis-sessions';
import { noSessionCache } from '../http/session-cache/session-cache';
import { ShopMemory } from '../http/shop-state';
import type { Work } from '../jobs/job';
import { connectPartners } from '../partners/connect-partners';
import type { Config } from './config';

type WorkConfig = Parameters<typeof connectPartners>[0] & Pick<Config, 'PUBLIC_ORIGIN' | 'REDIS_URL'>;

interface WorkOptions {
  readonly config: WorkConfig;
  /** For work outside calls. */
  readonly db: Database;
  readonly events: Events;
  readonly linkKey: string;
  readonly now: () => Date;
  readonly log: Logger;
}

/** Connects what calls and jobs need besides the database. */
export const openWork = ({ config, db, events, linkKey, now, log }: WorkOptions): Work => ({
  db,
  events,
  linkKey,
  now,
  publicOrigin: config.PUBLIC_ORIGIN,
  partners: connectPartners(config),
  sessionCache: config.REDIS_URL ? redisSessions(config.REDIS_URL, log) : noSessionCache,
  memory: new ShopMemory(),
});
