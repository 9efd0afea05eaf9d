import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { SessionCache } from './session-cache';
import { readSession, writeSession } from './stored-session';

/** SES-31. */
const PREFIX = 'r-';
/** Seconds that a session stays. Also the longest time that a change is not seen when Redis was away during the change. */
const KEPT = 60;
/** Seconds in which a changed session is not stored: longer than any read that may have begun before the change. */
const CHANGED = 15;
/** Milliseconds after which the database is asked instead. */
const PATIENCE = 100;
/** The longest pause before the next attempt to connect, in milliseconds. */
const LONGEST_PAUSE = 2000;

/** What stands in the place of a changed session. */
const MARK = '';

/**
 * The cache in Redis. Nothing depends on it: without Redis, or with a full one, a read costs one query of the database;
 * while Redis hangs, a read also waits twice for {@link PATIENCE}. The address holds a password, and is never logged.
 *
 * @param url `redis://…` or `rediss://…`
 */
export function redisSessions(url: string, log: Pick<Logger, 'warn' | 'info'>): SessionCache {
  const redis = new Redis(url, {
    keyPrefix: PREFIX,
    commandTimeout: PATIENCE,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * PATIENCE, LONGEST_PAUSE),
  });
  /** Changed while Redis was away, with the moment. They are forgotten before anything is read again. */
  const unforgotten = new Map<string, number>();
  let isAway = false;
  redis.on('error', (error: Error & { code?: string }) => {
    if (!isAway) log.warn({ code: error.code }, 'the cache of sessions is away: the database is asked');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('the cache of sessions is back');
    isAway = false;
  });

  const mark = (keys: readonly string[]) =>
    Promise.all(keys.map((key) => redis.set(key, MARK, 'EX', CHANGED).then(() => unforgotten.delete(key))));

  return {
    async find(key) {
      try {
        await mark([...unforgotten.keys()]);
        return readSession((await redis.get(key)) ?? MARK);
      } catch {
        return undefined;
      }
    },
    async keep(session) {
      await redis.set(session.key, writeSession(session), 'EX', KEPT, 'NX').catch(() => {});
    },
    async forget(keys) {
      const now = performance.now();
      // What was stored before Redis went away has ended by then.
      for (const [key, changed] of unforgotten) if (now - changed > KEPT * 1000) unforgotten.delete(key);
      for (const key of keys) unforgotten.set(key, now);
      await mark(keys).catch(() => {});
    },
    async close() {
      redis.disconnect();
    },
  };
}
