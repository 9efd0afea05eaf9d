import { ShopClock } from './base/time/shop-clock';
import { openFiles } from './files/open-files';
import { CallBudget } from './http/call-budget';
import { createClockControl } from './http/server/clock-control';
import { catchUp, startJobs } from './jobs/job';
import { observeQueues } from './jobs/observe-queues';
import { modules } from './modules';
import { eventsOf, jobsOf, queuesOf } from './modules/all-of';
import { requirePublicServices } from './partners/public-services';
import { createServer } from './server';
import { announce } from './start/announce';
import { type Config, linkKeyOf, readConfig } from './start/config';
import { followDatabase } from './start/follow-database';
import { openData } from './start/open-data';
import { openWork } from './start/open-work';
import { run } from './start/run';
import { stopOnSignal } from './start/stop-on-signal';

/** The settings of a process that answers people. @throws WrongSettings also for a public shop without its services */
function readStartConfig(env: NodeJS.ProcessEnv): Config {
  const config = readConfig(env);
  requirePublicServices(config);
  return config;
}

/** The whole back end in one process: it migrates and fills its database, answers calls and does the jobs. */
await run('api', readStartConfig, async (config, log) => {
  const clock = new ShopClock();
  const { now } = clock;
  const linkKey = linkKeyOf(config);
  const { files, close: closeFiles } = await openFiles(config, log);
  const data = await openData({ config, linkKey, now, files, queues: queuesOf(modules), log });
  const following = await followDatabase(clock, data.jobs);
  const work = openWork({ config, db: data.jobs, files, events: eventsOf(modules), linkKey, now, log });
  const server = await createServer({
    ...work,
    ...data,
    dataDir: config.DATA_DIR,
    isTrusted: config.TRUSTED_PROXIES,
    hasDocs: config.API_DOCS === 'on',
    orderLimits: config,
    budget: new CallBudget(work.requestLimits),
    log,
  });
  const jobs = jobsOf(modules);
  observeQueues(queuesOf(modules), data.jobs, now);
  const stopJobs = startJobs([following, ...jobs], work, log);
  const clockControl = createClockControl({ clock, afterMove: () => catchUp(jobs, work, log) });
  if (config.TEST_CLOCK) await clockControl.listen({ port: config.TEST_CLOCK, host: '127.0.0.1' });
  stopOnSignal([
    () => Promise.all([server.close(), clockControl.close()]),
    stopJobs,
    work.closeRedis,
    closeFiles,
    data.close,
  ]);

  announce(await server.listen({ port: config.API_PORT, host: config.API_HOST }));
});
