import { metrics } from 'deploy-telemetry/metrics';
import { observe } from 'deploy-telemetry/telemetry';
import type { Database } from '../db/database';
import { figuresOf, type QueueFigures } from './figures';
import type { Queue } from './queue';

/** Lets the numbers of the queues be read with the metrics. Every process of the jobs tells the same numbers. */
export function observeQueues(queues: readonly Queue[], db: Database, now: () => Date): void {
  const names = queues.map(({ name }) => name);
  const read = async () => {
    const figures = new Map((await figuresOf(db, now())).map((one) => [one.queue, one] as const));
    return names.map((name) => [name, figures.get(name)] as const);
  };
  observe(metrics.queueJobs, async () =>
    (await read()).flatMap(([name, one]) =>
      (['waiting', 'failing', 'failed'] as const).map((state) => ({
        value: one?.[state] ?? 0,
        labels: { 'shop.queue': name, 'shop.state': state },
      })),
    ),
  );
  observe(metrics.queueAge, async () =>
    (await read()).map(([name, one]) => ({ value: ageOf(one, now()), labels: { 'shop.queue': name } })),
  );
}

const ageOf = (figures: QueueFigures | undefined, now: Date) =>
  figures?.oldest ? Math.max(0, (now.getTime() - figures.oldest.getTime()) / 1000) : 0;
