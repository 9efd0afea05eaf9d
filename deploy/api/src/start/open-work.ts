import type { RequestLimits } from 'deploy-redis/limits';
import { processLimits } from 'deploy-redis/process-limits';
import { redisLimits } from 'deploy-redis/redis-limits';
import { openRedis } from 'deploy-redis/shared-redis';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import type { Events } from '../events/events';
import type { FileStore } from '../files/file-store';
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
  readonly files: FileStore;
  readonly events: Events;
  readonly linkKey: string;
  readonly now: () => Date;
  readonly log: Logger;
}

interface OpenWork extends Work {
  /** The limits of calls, for all processes that share a Redis. */
  readonly requestLimits: RequestLimits;
  readonly closeRedis: () => Promise<void>;
}

/** Connects what calls and jobs need besides the database. */
export function openWork({ config, db, files, events, linkKey, now, log }: WorkOptions): OpenWork {
  const redis = config.REDIS_URL ? openRedis(config.REDIS_URL, log) : null;
  return {
    db,
    files,
    events,
    linkKey,
    now,
    publicOrigin: config.PUBLIC_ORIGIN,
    partners: connectPartners(config),
    sessionCache: redis ? redisSessions(redis) : noSessionCache,
    requestLimits: redis ? redisLimits(redis) : processLimits(),
    closeRedis: async () => redis?.close(),
    memory: new ShopMemory(),
  };
}
