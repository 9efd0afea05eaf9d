import * as z from 'zod/mini';
import type { Database } from '../db/database';
import { failedJobs, figuresOf, retryJobs } from './figures';
import type { Queue } from './queue';

/** The most failed jobs in the list. */
const LISTED = 100;

const jobsRequest = z.discriminatedUnion('command', [
  z.object({ command: z.literal('figures') }),
  z.object({ command: z.literal('failed') }),
  /** Null: all. */
  z.object({ command: z.literal('retry'), ids: z.nullable(z.array(z.int())) }),
]);

/** The input of `npm run jobs`. */
export type JobsRequest = z.infer<typeof jobsRequest>;

interface JobsShop {
  readonly db: Database;
  readonly now: () => Date;
  readonly queues: readonly Queue[];
}

/** Answers `npm run jobs` in Russian. */
export function answerJobs(asked: unknown, shop: JobsShop): Promise<string> {
  const request = jobsRequest.parse(asked);
  if (request.command === 'figures') return figures(shop);
  return request.command === 'failed' ? failed(shop) : retry(request.ids, shop);
}

const moment = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

async function figures({ db, now, queues }: JobsShop): Promise<string> {
  const found = new Map((await figuresOf(db, now())).map((each) => [each.queue, each]));
  const lines = queues.map(({ name, title }) => {
    const { waiting = 0, oldest = null, failing = 0, failed: givenUp = 0 } = found.get(name) ?? {};
    const since = oldest ? `, самая старая с ${moment(oldest)} UTC` : '';
    const trouble = failing > 0 ? `, не удаются ${failing}` : '';
    return `  ${title}: ждут ${waiting}${since}${trouble}, не удались ${givenUp}`;
  });
  return ['Работа магазина', ...lines].join('\n');
}

async function failed({ db, queues }: JobsShop): Promise<string> {
  const jobs = await failedJobs(db, LISTED);
  if (jobs.length === 0) return 'Неудач нет';
  const lines = await Promise.all(
    jobs.map(async ({ id, queue, subjectId, attempts, failedAt, failure }) => {
      const known = queues.find(({ name }) => name === queue);
      const subject = (await known?.describe(subjectId, db)) ?? subjectId;
      const state = failedAt ? `сдались ${moment(failedAt)} UTC` : 'пробуем ещё';
      return `  ${id}  ${known?.title ?? queue}: ${subject}; попыток ${attempts}, ${state}: ${failure}`;
    }),
  );
  return ['Не удалось; начать снова: npm run jobs -- retry <номер> или --all', ...lines].join('\n');
}

async function retry(ids: readonly number[] | null, { db, now }: JobsShop): Promise<string> {
  const started = await retryJobs(db, ids, now());
  const unknown = ids?.filter((id) => !started.includes(id)) ?? [];
  if (unknown.length > 0 && started.length === 0)
    throw new Error(`Таких неудач нет: ${unknown.join(', ')}. Есть: npm run jobs -- failed`);
  const missing = unknown.length > 0 ? `; таких неудач нет: ${unknown.join(', ')}` : '';
  return `Начато снова: ${started.length}${missing}`;
}
