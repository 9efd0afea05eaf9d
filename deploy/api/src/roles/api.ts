import { makePrivate } from 'deploy-lock/private-folder';
import { closeGracefully } from 'deploy-network/graceful-close';
import { ShopClock } from '../base/time/shop-clock';
import { openFiles } from '../files/open-files';
import { CallBudget } from '../http/call-budget';
import { startJobs } from '../jobs/job';
import { modules } from '../modules';
import { eventsOf } from '../modules/all-of';
import { createServer } from '../server';
import { announce } from '../start/announce';
import { followDatabase } from '../start/follow-database';
import { openWork } from '../start/open-work';
import { run } from '../start/run';
import { stopOnSignal } from '../start/stop-on-signal';
import { openDatabase } from './open-database';
import { readApiSettings } from './settings';

/** The role `api`: answers the calls, of many such processes beside each other. Jobs are done by the role `jobs`. */
export const startApi = (migrationsFolder: string): Promise<void> =>
  run('api', readApiSettings, async (config, log) => {
    makePrivate(config.DATA_DIR);
    const clock = new ShopClock();
    const data = await openDatabase(config, migrationsFolder);
    const following = await followDatabase(clock, data.jobs);
    const events = eventsOf(modules);
    const { files, close: closeFiles } = await openFiles(config, log);
    const work = openWork({ config, db: data.jobs, files, events, linkKey: config.LINK_KEY, now: clock.now, log });
    const server = await createServer({
      ...work,
      ...data,
      dataDir: config.DATA_DIR,
      isTrusted: config.TRUSTED_PROXIES,
      orderLimits: config,
      budget: new CallBudget(work.requestLimits),
      log,
    });
    closeGracefully(server);
    const stopClock = startJobs([following], work, log);
    stopOnSignal([() => server.close(), stopClock, work.closeRedis, closeFiles, data.close]);
    announce(await server.listen({ port: config.API_PORT, host: config.API_HOST }));
  });
