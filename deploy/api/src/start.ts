import { processLimits } from 'deploy-redis/process-limits';
import { redisLimits } from 'deploy-redis/redis-limits';
import { openRedis } from 'deploy-redis/shared-redis';
import { ShopClock } from './base/time/shop-clock';
import { databaseTime } from './db/database-time';
import { CallBudget } from './http/call-budget';
import { createClockControl } from './http/server/clock-control';
import { redisSessions } from './http/session-cache/redis-sessions';
import { noSessionCache } from './http/session-cache/session-cache';
import { ShopMemory } from './http/shop-state';
import { catchUp, startJobs } from './jobs/job';
import { modules } from './modules';
import { eventsOf, jobsOf, queuesOf } from './modules/all-of';
import { connectPartners } from './partners/connect-partners';
import { createServer } from './server';
import { linkKeyOf } from './start/config';
import { openData } from './start/open-data';
import { run } from './start/run';
import { stopOnSignal } from './start/stop-on-signal';

run(async (config, log) => {
  const clock = new ShopClock();
  const { now } = clock;
  const linkKey = linkKeyOf(config);
  const data = await openData({ config, linkKey, now, queues: queuesOf(modules), log });
  const setClock = () => clock.follow(() => databaseTime(data.jobs));
  await setClock();
  const [partners, publicOrigin] = [connectPartners(config), config.PUBLIC_ORIGIN];
  const [events, memory] = [eventsOf(modules), new ShopMemory()];
  const redis = config.REDIS_URL ? openRedis(config.REDIS_URL, log) : null;
  const sessionCache = redis ? redisSessions(redis) : noSessionCache;
  const work = { db: data.jobs, sessionCache, partners, now, publicOrigin, linkKey, events, memory };
  const server = await createServer({
    ...work,
    ...data,
    dataDir: config.DATA_DIR,
    isTrusted: config.TRUSTED_PROXIES,
    hasDocs: config.API_DOCS === 'on',
    orderLimits: config,
    budget: new CallBudget(redis ? redisLimits(redis) : processLimits()),
    log,
  });
  const jobs = jobsOf(modules);
  const stopJobs = startJobs([{ name: 'the clock', every: 60_000, run: setClock }, ...jobs], work, log);
  const clockControl = createClockControl({ clock, afterMove: () => catchUp(jobs, work, log) });
  if (config.TEST_CLOCK) await clockControl.listen({ port: config.TEST_CLOCK, host: '127.0.0.1' });
  stopOnSignal([
    () => Promise.all([server.close(), clockControl.close()]),
    stopJobs,
    async () => redis?.close(),
    data.close,
  ]);

  const address = await server.listen({ port: config.API_PORT, host: config.API_HOST });
  process.send?.({ ready: true, port: Number(new URL(address).port) });
});
