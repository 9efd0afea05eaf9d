import { join } from 'node:path';
import { makePrivate } from 'deploy-lock/private-folder';
import { isPublicOrigin } from 'deploy-network/public-origin';
import { createLog } from './base/log';
import { MovableClock } from './base/time/movable-clock';
import { runTasksOnSignal } from './commands/running-shop';
import { orderLinkKeyOf, readConfig, wantedData } from './config';
import { createDatabase } from './db/create-database';
import { explainStartFailure } from './db/explain-start-failure';
import { databaseLimits } from './db/limits';
import { startDeletingExpired } from './delete-expired';
import { createClockControl } from './http/clock-control';
import { startBoughtTogether } from './modules/catalogue/bought-together';
import { startBackInStockEmails, tellBackInStock } from './modules/catalogue/subscriptions/back-in-stock-emails';
import { editContent } from './modules/content/editing/edit-content';
import { startFeeds } from './modules/feeds/make-feeds';
import { sendOrderMessages, startOrderMessages } from './modules/messages/send-messages';
import { startOrderJobs, workOnOrders } from './modules/order/order-jobs';
import { pollPayments, startPolling } from './modules/payment/poll-payments';
import { startContacts, workOnContacts } from './modules/people/contacts/work-on-contacts';
import { startDeletions, workOnDeletions } from './modules/people/deletion/tell-of-deletions';
import { connectPartners } from './partners/connect-partners';
import { requirePublicServices } from './partners/public-services';
import { loadDemoData } from './seed/demo-data';
import { prepareData, resetData } from './seed/prepare-data';
import { createServer } from './server';

const config = readConfig(process.env);
requirePublicServices(config);
const orderLinkKey = orderLinkKeyOf(config);
const log = createLog(config.LOG_LEVEL);

const seed = () => ({
  scale: config.SEED_SCALE,
  seed: 1,
  today: new Date(),
  origin: config.PUBLIC_ORIGIN,
  progress: (done: number, total: number) => log.info({ done, total }, 'products'),
});

async function start(): Promise<void> {
  // Pictures of people are stored here too.
  makePrivate(config.DATA_DIR);
  const folder = join(config.DATA_DIR, 'api');
  const limits = databaseLimits(config.DATABASE_POOL);
  const { db, sessions, jobs, maintenance, close } = await createDatabase({ url: config.DATABASE_URL, limits, folder });
  const wanted = wantedData(config);
  if (config.PUBLIC_SANDBOXES === 'on' && isPublicOrigin(config.PUBLIC_ORIGIN))
    log.warn('PUBLIC_SANDBOXES=on: codes, letters and payments of a public shop may go to sandboxes');
  const data = await prepareData(maintenance, wanted, seed());
  if (data === 'demo' && wanted.isPublic)
    log.warn('demonstration data is served to the public: its passwords are published');
  const partners = connectPartners(config);
  const clock = new MovableClock();
  const { now } = clock;
  if (!config.DATABASE_URL) {
    const editing = { db: maintenance, now, publicOrigin: config.PUBLIC_ORIGIN, linkKey: orderLinkKey };
    const tasks = {
      reset: () => resetData(maintenance, wanted, seed()).then(() => ''),
      content: (asked: unknown) => editContent(asked, editing),
    };
    runTasksOnSignal(folder, tasks, log);
  }
  const server = await createServer({
    db,
    sessions,
    jobs,
    dataDir: config.DATA_DIR,
    pictures: data === 'demo' ? (await loadDemoData()).demoPictures : undefined,
    partners,
    publicOrigin: config.PUBLIC_ORIGIN,
    isTrusted: config.TRUSTED_PROXIES,
    hasDocs: config.API_DOCS === 'on',
    orderLimits: config,
    orderLinkKey,
    log,
    now,
  });
  const work = { db: jobs, partners, now, publicOrigin: config.PUBLIC_ORIGIN, orderLinkKey };
  const stopDeletingExpired = startDeletingExpired(work, log);
  const stopPolling = startPolling(work, log);
  const stopOrderJobs = startOrderJobs(work, log);
  const stopOrderMessages = startOrderMessages(work, log);
  const stopBackInStockEmails = startBackInStockEmails(work, log);
  const stopDeletions = startDeletions(work, log);
  const stopContacts = startContacts(work, log);
  const stopBoughtTogether = startBoughtTogether(work, log);
  const stopFeeds = startFeeds(work, log);
  const afterMove = async () => {
    await workOnOrders(work, log);
    await pollPayments(work, log);
    await sendOrderMessages(work, log);
    await tellBackInStock(work, log);
    await workOnDeletions(work, log);
    await workOnContacts(work, log);
  };
  const clockControl = config.TEST_CLOCK ? createClockControl({ clock, afterMove }) : null;
  await clockControl?.listen({ port: config.TEST_CLOCK, host: '127.0.0.1' });

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all([server.close(), clockControl?.close()]);
    await Promise.all([
      stopDeletingExpired(),
      stopPolling(),
      stopOrderJobs(),
      stopOrderMessages(),
      stopBackInStockEmails(),
      stopDeletions(),
      stopContacts(),
      stopBoughtTogether(),
      stopFeeds(),
    ]);
    await close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The parent process is gone, so no process would stop this one.
  process.once('disconnect', stop);

  const address = await server.listen({ port: config.API_PORT, host: config.API_HOST });
  process.send?.({ ready: true, port: Number(new URL(address).port) });
}

start().catch((error: unknown) => {
  const sentence = explainStartFailure(error, config.DATABASE_URL);
  if (sentence !== null) process.stderr.write(`${sentence}\n`);
  log.fatal({ err: error }, error instanceof Error ? error.message : 'The back end did not start');
  process.exit(1);
});
