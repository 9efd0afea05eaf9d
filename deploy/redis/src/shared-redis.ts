import { metrics } from 'deploy-telemetry/metrics';
import { observe } from 'deploy-telemetry/telemetry';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Milliseconds after which an answer is not waited for any longer. Also a process that is busy itself needs some. */
const PATIENCE = 250;
/** The first pause before another attempt to connect, in milliseconds. */
const FIRST_PAUSE = 100;
/** Milliseconds without questions after one that was not answered: a Redis that hangs must not slow down every request. */
const REST = 1_000;
/** The longest pause before the next attempt to connect, in milliseconds. */
const LONGEST_PAUSE = 2_000;

/** A Redis that the processes of a shop share. It may be away, slow or full: nothing may depend on it. */
export interface SharedRedis {
  /**
   * The answer to a command, or undefined when there is none: Redis is away, or did not answer lately. Never rejects.
   *
   * @param isUrgent also asks a Redis that did not answer lately
   */
  ask<T>(command: (redis: Redis) => Promise<T>, isUrgent?: boolean): Promise<T | undefined>;
  close(): void;
}

/**
 * Connects to a Redis. Its address holds a password, and is never logged.
 *
 * @param url `redis://…` or `rediss://…`
 * @param patience milliseconds; tests on a busy machine are more patient
 */
export function openRedis(url: string, log: Pick<Logger, 'warn' | 'info'>, patience = PATIENCE): SharedRedis {
  const redis = new Redis(url, {
    commandTimeout: patience,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * FIRST_PAUSE, LONGEST_PAUSE),
  });
  let isAway = false;
  let hasRefused = false;
  let restsUntil = 0;
  const away = ({ code, message }: Error & { readonly code?: string }) => {
    if (!isAway) log.warn({ reason: code ?? message }, 'Redis is away: the shop works without it');
    isAway = true;
  };
  const back = () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  };
  redis.on('error', away);
  redis.on('ready', back);
  observe(metrics.redis, () => [{ value: redis.status === 'ready' && performance.now() >= restsUntil ? 1 : 0 }]);

  return {
    async ask(command, isUrgent = false) {
      if (redis.status !== 'ready' || (performance.now() < restsUntil && !isUrgent)) return undefined;
      try {
        const answer = await command(redis);
        back();
        return answer;
      } catch (error) {
        if (error instanceof Error && error.name === 'ReplyError') {
          // It is there, but full, or something else stands under the key.
          if (!hasRefused) log.warn({ reason: error.message }, 'Redis refuses a command: the shop works without it');
          hasRefused = true;
          return undefined;
        }
        restsUntil = performance.now() + REST;
        away(error instanceof Error ? error : new Error(String(error)));
        return undefined;
      }
    },
    close: () => redis.disconnect(),
  };
}
