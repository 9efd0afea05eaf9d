import { availableParallelism } from 'node:os';
import type { PublicSettings } from '@zapovednik/platform/settings';
import { metrics } from 'deploy-telemetry/metrics';
import { inSpan, measure, observe } from 'deploy-telemetry/telemetry';
import type { Audience } from './audience';
import type { RenderedPage } from './messages';
import { PAGES_ALWAYS } from './pages-at-once';
import { RenderQueue } from './render-queue';
import { type RenderJob, RenderWorker } from './render-worker';

/** `size`: pages that wait for a worker, some seconds of work. `patience`: milliseconds that a visitor waits. */
const QUEUE = { size: 500, patience: 10_000 };

interface PoolOptions {
  apiRoot: string;
  settings: PublicSettings;
  /** Called with the reason why a worker died. */
  onError: (error: unknown) => void;
  /** Milliseconds for one page, from the moment when its work begins. */
  deadline?: number;
  size?: number;
  /** Megabytes of one worker's heap. */
  memory?: number;
}

/**
 * Render workers, one per core, and the queue in front of them. An area that loops or uses all memory costs its worker. A new worker
 * starts when the next page comes, so a worker that cannot start is not restarted in a loop.
 */
export class RenderPool {
  readonly #workers: (RenderWorker | null)[];
  readonly #queue = new RenderQueue({ ...QUEUE, slots: () => this.#slots() });

  constructor(private readonly options: PoolOptions) {
    this.#workers = Array.from({ length: options.size ?? availableParallelism() }, (_, index) => this.#open(index));
    observe(metrics.renderers, () => [{ value: this.#workers.filter((worker) => worker?.isReady).length }]);
    observe(metrics.renderQueue, () => [{ value: this.#queue.length }]);
  }

  /**
   * Renders one page when it is the turn of its audience.
   *
   * @throws RenderStopped, RenderRefused
   */
  async render(job: RenderJob, audience: Audience): Promise<RenderedPage> {
    const began = performance.now();
    const leave = await inSpan('wait for a renderer', {}, () => this.#queue.enter(audience));
    measure(metrics.renderWait, (performance.now() - began) / 1000);
    try {
      return await inWorker(job, (trace) => this.#worker().render(job, trace));
    } finally {
      leave();
    }
  }

  /** Whether a worker runs. If not, one is started, so that a replica without requests recovers as well. */
  isReady(): boolean {
    if (this.#workers.some((worker) => worker !== null)) return true;
    this.#workers[0] = this.#open(0);
    return false;
  }

  /** Workers drop the code of a set that is no longer live. */
  drop(setId: string) {
    for (const worker of this.#workers) worker?.drop(setId);
  }

  async close() {
    await Promise.all(this.#workers.map((worker) => worker?.close()));
  }

  /** Workers that are still starting take pages only if no other worker runs. */
  #slots() {
    const ready = this.#workers.flatMap((worker) => (worker?.isReady ? [worker.slots] : []));
    const always = PAGES_ALWAYS * (ready.length || this.#workers.length);
    return { now: ready.reduce((sum, slots) => sum + slots, 0) || always, always };
  }

  /** The worker with the fewest pages. A started worker comes first. */
  #worker(): RenderWorker {
    const workers = this.#workers.map((worker, index) => worker ?? this.#open(index));
    this.#workers.splice(0, workers.length, ...workers);
    const ready = workers.filter(({ isReady }) => isReady);
    return (ready.length > 0 ? ready : workers).reduce((least, one) => (one.load < least.load ? one : least));
  }

  #open(index: number): RenderWorker {
    const { apiRoot, settings, onError, deadline = 5_000, memory = 512 } = this.options;
    return new RenderWorker({
      apiRoot,
      settings,
      onError,
      deadline,
      memory,
      onReady: () => this.#queue.fill(),
      onEnded: () => {
        this.#workers[index] = null;
      },
    });
  }
}

/** A render in traces and metrics. @param render gets the trace for the worker */
async function inWorker<T>({ about }: RenderJob, render: (trace?: string) => Promise<T>): Promise<T> {
  const began = performance.now();
  let result = 'failed';
  try {
    const attributes = { ...about.labels, ...about.attributes };
    const page = await inSpan('render', { attributes }, (span) => render(span?.traceparent));
    result = 'done';
    return page;
  } finally {
    measure(metrics.renders, (performance.now() - began) / 1000, { ...about.labels, 'shop.result': result });
  }
}
