import { metrics } from 'deploy-telemetry/metrics';
import { inSpan, measure } from 'deploy-telemetry/telemetry';
import type { Logger } from 'pino';
import type { Shop } from '../http/context';
import { repeatEvery } from './repeat-every';

/** The parts of the shop for work outside calls; `db` has connections of its own. */
export type Work = Pick<
  Shop,
  'db' | 'files' | 'sessionCache' | 'partners' | 'now' | 'publicOrigin' | 'linkKey' | 'events' | 'memory'
>;
export type WorkLog = Pick<Logger, 'info' | 'warn' | 'error'>;

/** Work that a module repeats. Several processes may do it at once. */
export interface Job<W = Work> {
  /** For the log. */
  readonly name: string;
  /** Milliseconds between the end of a run and the next one. */
  readonly every: number;
  /** Milliseconds before the first run. Default: `every`. */
  readonly first?: number;
  /** It depends on the clock. After testers moved the clock, the job runs before they continue. */
  readonly followsClock?: true;
  run(work: W, log: WorkLog): Promise<unknown>;
}

/** Starts jobs. Returns a function that stops them and waits for the running ones. */
export function startJobs(jobs: readonly Job[], work: Work, log: WorkLog): () => Promise<void> {
  const stops = jobs.map(({ name, every, first, run }) =>
    repeatEvery(every, name, log, () => measured(name, () => run(work, log)), first),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

async function measured(name: string, run: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  let result = 'failed';
  try {
    await inSpan(`repeat ${name}`, { isRoot: true }, run);
    result = 'done';
  } finally {
    measure(metrics.repeated, (performance.now() - began) / 1000, { 'shop.work': name, 'shop.result': result });
  }
}

/**
 * Runs the jobs that depend on the clock, one after another, twice. The second run is needed because a job may cause
 * work for an earlier one: for example, an order that ends returns goods that a customer waits for.
 */
export async function catchUp<W>(
  jobs: readonly Pick<Job<W>, 'followsClock' | 'run'>[],
  work: W,
  log: WorkLog,
): Promise<void> {
  const following = jobs.filter(({ followsClock }) => followsClock);
  for (const { run } of [...following, ...following]) await run(work, log);
}
