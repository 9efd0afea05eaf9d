import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { RequestLimits, Share } from './limits';
import { processLimits } from './process-limits';
import type { SharedRedis } from './shared-redis';

/** Sessions have `r-` (SES-31). */
const PREFIX = 'l-';

/**
 * Takes from several buckets at once, or from none. KEYS: the buckets. ARGV: the cost, whether it is taken from empty
 * buckets too, then `most` and `perSecond` of each bucket. Returns the seconds to wait. The clock is Redis's own, because
 * those of machines differ. A bucket ends when it would be full.
 */
const TAKE = `
local clock = redis.call('TIME')
local at = clock[1] + clock[2] / 1000000
local cost, wait, left = tonumber(ARGV[1]), 0, {}
for i, key in ipairs(KEYS) do
  local most, perSecond = tonumber(ARGV[2 * i + 1]), tonumber(ARGV[2 * i + 2])
  local known = redis.call('HMGET', key, 'left', 'at')
  left[i] = most
  if known[1] then left[i] = math.min(most, known[1] + math.max(0, at - known[2]) * perSecond) end
  if left[i] < 1 then wait = math.max(wait, math.ceil((1 - left[i]) / perSecond)) end
end
if wait > 0 and ARGV[2] == '0' then return wait end
for i, key in ipairs(KEYS) do
  local most, perSecond = tonumber(ARGV[2 * i + 1]), tonumber(ARGV[2 * i + 2])
  redis.call('HSET', key, 'left', string.format('%.6f', left[i] - cost), 'at', string.format('%.6f', at))
  redis.call('PEXPIRE', key, math.ceil((most - left[i] + cost) / perSecond * 1000) + 1000)
end
return 0`;

/** Redis learns neither addresses nor sessions. */
const keyOf = ({ name, asker }: Share) => `${PREFIX}${name}:${createHash('sha256').update(asker).digest('base64url')}`;

const seconds = z.int();

/** Limits that all processes share. While Redis is away, each process counts for itself, with full buckets at first. */
export function redisLimits(redis: SharedRedis): RequestLimits {
  const own = processLimits();
  const run = (shares: readonly Share[], cost: number, isForced: boolean) =>
    redis.ask(async (connection) => {
      const keys = shares.map(keyOf);
      const numbers = shares.flatMap(({ allowance: { most, perSecond } }) => [most, perSecond]);
      return seconds.parse(await connection.eval(TAKE, keys.length, ...keys, cost, isForced ? 1 : 0, ...numbers));
    });
  return {
    take: async (shares, cost) => (await run(shares, cost, false)) ?? own.take(shares, cost),
    async charge(shares, cost) {
      if ((await run(shares, cost, true)) === undefined) await own.charge(shares, cost);
    },
  };
}
