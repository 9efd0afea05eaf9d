import { createLog } from './base/log';
import { MovableClock } from './base/time/movable-clock';
import { explainStartFailure } from './db/explain-start-failure';
import { createClockControl } from './http/clock-control';
import { ShopMemory } from './http/shop-state';
import { catchUp, startJobs } from './jobs/job';
import { modules } from './modules';
import { eventsOf, jobsOf } from './modules/all-of';
import { connectPartners } from './partners/connect-partners';
import { requirePublicServices } from './partners/public-services';
import { createServer } from './server';
import { linkKeyOf, readConfig } from './start/config';
import { openData } from './start/open-data';
import { stopOnSignal } from './start/stop-on-signal';

const config = readConfig(process.env);
requirePublicServices(config);
const log = createLog(config.LOG_LEVEL);

async function start(): Promise<void> {
  const clock = new MovableClock();
  const { now } = clock;
  const linkKey = linkKeyOf(config);
  const publicOrigin = config.PUBLIC_ORIGIN;
  const data = await openData({ config, linkKey, now, log });
  const partners = connectPartners(config);
  const work = {
    db: data.jobs,
    partners,
    now,
    publicOrigin,
    linkKey,
    events: eventsOf(modules),
    memory: new ShopMemory(),
  };
  const server = await createServer({
    ...work,
    ...data,
    dataDir: config.DATA_DIR,
    isTrusted: config.TRUSTED_PROXIES,
    hasDocs: config.API_DOCS === 'on',
    orderLimits: config,
    log,
  });
  const jobs = jobsOf(modules);
  const stopJobs = startJobs(jobs, work, log);
  const clockControl = createClockControl({ clock, afterMove: () => catchUp(jobs, work, log) });
  if (config.TEST_CLOCK) await clockControl.listen({ port: config.TEST_CLOCK, host: '127.0.0.1' });
  stopOnSignal([() => Promise.all([server.close(), clockControl.close()]), stopJobs, data.close]);

  const address = await server.listen({ port: config.API_PORT, host: config.API_HOST });
  process.send?.({ ready: true, port: Number(new URL(address).port) });
}

start().catch((error: unknown) => {
  const sentence = explainStartFailure(error, config.DATABASE_URL);
  if (sentence !== null) process.stderr.write(`${sentence}\n`);
  log.fatal({ err: error }, error instanceof Error ? error.message : 'The back end did not start');
  process.exit(1);
});
