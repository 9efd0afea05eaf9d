import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unlimitedOrders } from 'deploy-api/testing/unlimited-orders';
import { littleNewSpace } from 'deploy-supervisor/processes/little-memory';
import { rememberLog } from './shop-log';
import { waitUntilHealthy } from './wait-until-healthy';

const root = join(import.meta.dirname, '../..');
const address = /http:\/\/shop\.localhost:(?<port>\d+)\//;
const backEnd = /Сервер данных готов: (?<root>http:\/\/127\.0\.0\.1:\d+)\//;
const outbox = /http:\/\/localhost:\d+\/outbox\//;
/** A first start builds every release and fills the database; on two busy cores that takes minutes. */
const startLimit = 10 * 60_000;
const stopLimit = 20_000;

export interface RunningShop {
  /** `http://shop.localhost:<port>`, for Chromium; Node itself does not resolve it: see {@link healthy}. */
  readonly url: string;
  readonly port: number;
  /** The messages that the shop sent to people: `…/outbox/`; '' when the back end runs elsewhere. */
  readonly outbox: string;
  /** The folder of its releases. */
  readonly releases: string;
  /** The back end's URL without the gateway; '' when it runs elsewhere. */
  readonly apiRoot: string;
  /** Its `DATA_DIR`. */
  readonly data: string;
  /** Process id of the supervisor. */
  readonly pid: number;
  /** The output of the shop's logs. */
  readonly logFile: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the whole shop through its supervisor, as `npm start` does, on a free port and with its own data.
 *
 * @param env Settings for this shop, such as `DATABASE_URL`.
 * @param checkout The checkout whose sources are used: this one, or another.
 * @throws Error with the end of the log when the shop stops or is not ready in time.
 */
export async function startShop(
  logFile: string,
  env: Readonly<Record<string, string>> = {},
  checkout = root,
): Promise<RunningShop> {
  const data = await mkdtemp(join(tmpdir(), 'shop-data-'));
  await mkdir(dirname(logFile), { recursive: true });
  // The processes write into the file themselves: a bench that passed on a thousand lines a second would measure that too.
  const log = await open(logFile, 'w');

  const supervisor = spawn(
    process.execPath,
    [...littleNewSpace, '--expose-gc', '--import', 'tsx', 'deploy/supervisor/src/start.ts'],
    {
      cwd: checkout,
      // A separate process group, so that a forced stop ends all processes.
      detached: true,
      env: {
        ...process.env,
        ...unlimitedOrders,
        SEED: 'demo',
        PORT: '0',
        DATA_DIR: data,
        // Only journeys move orders.
        ORDER_PACE: '0',
        LOG_TO: 'console',
        ...env,
      },
      stdio: ['ignore', log.fd, log.fd],
    },
  );
  const ended = once(supervisor, 'exit');
  await log.close();

  const stop = async () => {
    if (supervisor.exitCode === null && supervisor.signalCode === null && supervisor.pid !== undefined) {
      supervisor.kill('SIGTERM');
      const group = -supervisor.pid;
      const force = setTimeout(() => process.kill(group, 'SIGKILL'), stopLimit);
      await ended;
      clearTimeout(force);
    }
    await rm(data, { recursive: true, force: true });
  };

  const failed = ended.then(() => 'it stopped');
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), startLimit);
  const tooLate = once(late.signal, 'abort').then(() => 'it was not ready in time');

  const healthy = portIn(logFile, late.signal).then((port) => (port ? waitUntilHealthy(port, late.signal) : tooLate));
  const started = await Promise.race([healthy, failed, tooLate]);
  clearTimeout(timer);
  const written = await readFile(logFile, 'utf8');
  if (typeof started === 'number' && supervisor.pid !== undefined) {
    const url = `http://shop.localhost:${started}`;
    rememberLog(started, resolve(logFile));
    const releases = env.RELEASES ?? join(env.DATA_DIR ?? data, 'releases');
    return {
      url,
      port: started,
      outbox: outbox.exec(written)?.[0] ?? '',
      releases,
      data,
      apiRoot: backEnd.exec(written)?.groups?.root ?? '',
      pid: supervisor.pid,
      logFile,
      stop,
    };
  }
  late.abort();
  await stop();
  throw new Error(`The shop did not start: ${started}. The end of its log (${logFile}):\n${written.slice(-20_000)}`);
}

/** Waits until the shop has written its address. Null: it did not in time. */
async function portIn(logFile: string, signal: AbortSignal): Promise<number | null> {
  while (!signal.aborted) {
    const found = address.exec(await readFile(logFile, 'utf8'))?.groups?.port;
    if (found) return Number(found);
    await pause(100);
  }
  return null;
}
