import { availableParallelism } from 'node:os';
import type { PublicSettings } from 'shared-contracts/settings';
import type { RenderedPage } from './messages';
import { type RenderJob, RenderWorker } from './render-worker';

interface PoolOptions {
  apiRoot: string;
  settings: PublicSettings;
  /** Called with the reason why a worker died. */
  onError: (error: unknown) => void;
  /** Milliseconds for one page. */
  deadline?: number;
  size?: number;
  /** Megabytes of one worker's heap. */
  memory?: number;
}

/**
 * Render workers, one per core. An area that loops or uses all memory costs its worker. A new worker starts when the next page
 * needs it, so a worker that cannot start is not restarted in a loop.
 */
export class RenderPool {
  readonly #workers: (RenderWorker | null)[];

  constructor(private readonly options: PoolOptions) {
    this.#workers = Array.from({ length: options.size ?? availableParallelism() }, (_, index) => this.#open(index));
  }

  /** Renders one page in the worker with the fewest jobs. */
  render(job: RenderJob): Promise<RenderedPage> {
    const loads = this.#workers.map((worker) => worker?.load ?? 0);
    const index = loads.indexOf(Math.min(...loads));
    const worker = this.#workers[index] ?? this.#open(index);
    this.#workers[index] = worker;
    return worker.render(job);
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

  #open(index: number): RenderWorker {
    const { apiRoot, settings, onError, deadline = 5_000, memory = 512 } = this.options;
    return new RenderWorker({
      apiRoot,
      settings,
      onError,
      deadline,
      memory,
      onEnded: () => {
        this.#workers[index] = null;
      },
    });
  }
}
