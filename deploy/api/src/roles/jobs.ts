import Fastify, { type FastifyBaseLogger } from 'fastify';
import { ShopClock } from '../base/time/shop-clock';
import { pingDatabase } from '../db/ping';
import { openFiles } from '../files/open-files';
import { healthRoutes } from '../http/server/health';
import { figuresOf } from '../jobs/figures';
import { startJobs } from '../jobs/job';
import { observeQueues } from '../jobs/observe-queues';
import { modules } from '../modules';
import { eventsOf, jobsOf, queuesOf } from '../modules/all-of';
import { announce } from '../start/announce';
import { followDatabase } from '../start/follow-database';
import { openWork } from '../start/open-work';
import { run } from '../start/run';
import { stopOnSignal } from '../start/stop-on-signal';
import { openDatabase } from './open-database';
import { readJobsSettings } from './settings';

/** The role `jobs`: sends messages, checks payments, cleans up. Several such processes share the work. It only serves its health. */
export const startJobsRole = (migrationsFolder: string): Promise<void> =>
  run('jobs', readJobsSettings, async (config, log) => {
    const clock = new ShopClock();
    const { now } = clock;
    const data = await openDatabase(config, migrationsFolder);
    const following = await followDatabase(clock, data.jobs);
    const events = eventsOf(modules);
    const { files, close: closeFiles } = await openFiles(config, log);
    const work = openWork({ config, db: data.jobs, files, events, linkKey: config.LINK_KEY, now, log });
    const health = createHealth(log);
    healthRoutes(
      health,
      () => pingDatabase(data.db),
      () => figuresOf(data.jobs, now()),
    );
    observeQueues(queuesOf(modules), data.jobs, now);
    const stopJobs = startJobs([following, ...jobsOf(modules)], work, log);
    stopOnSignal([stopJobs, () => health.close(), work.closeRedis, closeFiles, data.close]);
    announce(await health.listen({ port: config.JOBS_PORT, host: config.JOBS_HOST }));
  });

const createHealth = (log: FastifyBaseLogger) => Fastify({ loggerInstance: log });
