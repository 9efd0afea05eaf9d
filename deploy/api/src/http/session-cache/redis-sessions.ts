import type { SharedRedis } from 'deploy-redis/shared-redis';
import { metrics } from 'deploy-telemetry/metrics';
import { countFromZero, measure } from 'deploy-telemetry/telemetry';
import type { SessionCache } from './session-cache';
import { readSession, writeSession } from './stored-session';

/** SES-31. */
const PREFIX = 'r-';
/** Seconds that a session stays. Also the longest time that a change is not seen when Redis was away during the change. */
const KEPT = 60;
/** Seconds in which a changed session is not stored: longer than any read that may have begun before the change. */
const CHANGED = 15;

/** What stands in the place of a changed session. */
const MARK = '';

/** The cache in Redis. Nothing depends on it: without Redis, or with a full one, a read costs one query of the database. */
export function redisSessions(redis: SharedRedis): SessionCache {
  countFromZero(
    metrics.sessions,
    ['hit', 'miss'].map((result) => ({ 'shop.result': result })),
  );
  /** Changed while Redis was away, with the moment. They are forgotten before anything is read again. */
  const unforgotten = new Map<string, number>();

  /** Returns whether all are marked. */
  async function mark(keys: readonly string[], isUrgent = false): Promise<boolean> {
    const marked = keys.map(async (key) => {
      const answer = await redis.ask((connection) => connection.set(PREFIX + key, MARK, 'EX', CHANGED), isUrgent);
      if (answer !== undefined) unforgotten.delete(key);
      return answer !== undefined;
    });
    return (await Promise.all(marked)).every(Boolean);
  }

  return {
    async find(key) {
      if (!(await mark([...unforgotten.keys()]))) return undefined;
      const found = readSession((await redis.ask((connection) => connection.get(PREFIX + key))) ?? MARK);
      measure(metrics.sessions, 1, { 'shop.result': found ? 'hit' : 'miss' });
      return found;
    },
    async keep(session) {
      await redis.ask((connection) => connection.set(PREFIX + session.key, writeSession(session), 'EX', KEPT, 'NX'));
    },
    async forget(keys) {
      const now = performance.now();
      // What was stored before Redis went away has ended by then.
      for (const [key, changed] of unforgotten) if (now - changed > KEPT * 1000) unforgotten.delete(key);
      for (const key of keys) unforgotten.set(key, now);
      await mark(keys, true);
    },
  };
}
