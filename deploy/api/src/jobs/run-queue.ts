import { metrics } from 'deploy-telemetry/metrics';
import { inSpan, measure } from 'deploy-telemetry/telemetry';
import type { Database } from '../db/database';
import { claim, fail, finish, holding, postpone } from './claim';
import type { Job, Work, WorkLog } from './job';
import { type ClaimedJob, enqueue, type Queue } from './queue';

/** The most jobs in one run. The next run continues, and a stop does not have to wait long. */
const MOST = 200;

/**
 * The stored reason has at most this length. It is the message of the innermost error, which contains no values of a
 * query.
 */
const LONGEST_REASON = 200;

/** The repeated job that does the work of a queue. */
export const asJob = (queue: Queue): Job => ({
  name: `the queue ${queue.name}`,
  every: queue.every,
  ...(queue.followsClock && { followsClock: true }),
  run: (work, log) => runQueue(queue, work, log),
});

/**
 * Does the due work of a queue. Several processes may do it at once, because each job is claimed by one. Failed work is
 * tried again after a pause, and given up after the last one.
 */
export async function runQueue(queue: Queue, work: Work, log: WorkLog): Promise<void> {
  if (queue.isReady?.(work) === false) return;
  const { db, now } = work;
  if (queue.find) await enqueue(db, queue.name, await queue.find(work), now());
  for (let done = 0; done < MOST; ) {
    const jobs = await claim(db, queue.name, queue.atOnce, now());
    if (jobs.length > 0) await holding(db, jobs, () => Promise.all(jobs.map((job) => attempt(queue, job, work, log))));
    if (jobs.length < queue.atOnce) return;
    done += jobs.length;
  }
}

async function attempt(queue: Queue, job: ClaimedJob, work: Work, log: WorkLog): Promise<void> {
  const attributes = { 'shop.queue': queue.name, 'shop.attempt': job.attempts };
  const began = performance.now();
  const result = await inSpan(`job ${queue.name}`, { attributes, cause: job.traceparent }, async (span) => {
    const ended = await run(queue, job, work, log);
    if (ended !== 'done' && ended !== 'later') span?.fail(ended);
    return ended;
  });
  measure(metrics.jobs, (performance.now() - began) / 1000, { 'shop.queue': queue.name, 'shop.result': result });
}

/** `again`: failed, and will be tried again. */
type Result = 'done' | 'later' | 'again' | 'failed';

async function run(queue: Queue, job: ClaimedJob, work: Work, log: WorkLog): Promise<Result> {
  const { db, now } = work;
  try {
    const later = await queue.run(job, work, log);
    await (later ? postpone(db, job, later) : finish(db, job));
    return later ? 'later' : 'done';
  } catch (err) {
    const pause = queue.pauses[job.attempts - 1] ?? (queue.isEndless ? queue.pauses.at(-1) : undefined);
    const next = pause === undefined ? null : new Date(now().getTime() + pause);
    const about = await aboutOf(queue, job, db);
    if (next) log.warn({ ...about, err }, 'a job failed, and will be tried again');
    else log.error({ ...about, err }, 'a job failed finally: npm run jobs -- failed');
    // Without the database the claim expires.
    await fail(db, job, { now: now(), next, failure: reasonOf(err) }).catch((error: unknown) =>
      log.error({ ...about, err: error }, 'the failure of a job could not be stored'),
    );
    return next ? 'again' : 'failed';
  }
}

async function aboutOf(queue: Queue, { id, subjectId, attempts }: ClaimedJob, db: Database) {
  const subject = await queue.describe(subjectId, db).catch(() => String(subjectId));
  return { job: id, queue: queue.name, subject, attempts };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error
    ? reasonOf(error.cause)
    : (error.message.split('\n')[0] ?? '').slice(0, LONGEST_REASON);
}
