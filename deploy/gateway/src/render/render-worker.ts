import { Worker } from 'node:worker_threads';
import type { ReleaseSet } from 'deploy-releases/registry';
import type { AppName } from 'shared-contracts/routes';
import type { PublicSettings } from 'shared-contracts/settings';
import type { RenderRequest } from 'shell/render';
import { LastEntered } from './last-entered';
import type { FromWorker, LeftOut, RenderedPage, ToWorker } from './messages';

/**
 * A render that gave no page in time:
 * - `late`: its code did not stop, and the worker was ended; `exit`: the worker died of it;
 * - `beside`: another page in the same worker stopped the worker;
 * - `waiting`: the page still waits for something, and the worker lives on.
 */
export class RenderStopped extends Error {
  override name = 'RenderStopped';
  constructor(
    readonly area: AppName | null,
    readonly why: 'late' | 'exit' | 'beside' | 'waiting',
  ) {
    super(`Rendering was stopped (${why}) in ${area ?? 'an unknown area'}`);
  }
}

export interface RenderJob {
  readonly set: ReleaseSet;
  readonly request: RenderRequest;
  readonly leftOut: readonly LeftOut[];
}

interface Running {
  readonly resolve: (page: RenderedPage) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

interface WorkerOptions {
  apiRoot: string;
  settings: PublicSettings;
  /** Milliseconds for one page. */
  deadline: number;
  /** Megabytes of the worker's heap. */
  memory: number;
  onError: (error: unknown) => void;
  /** Called once, when the worker has ended. */
  onGone: () => void;
}

/** How long a worker may take to answer that it is alive, in milliseconds, before it counts as hung. */
const ANSWER_LIMIT = 500;

/** One worker thread and the pages that it is rendering. */
export class RenderWorker {
  readonly #worker: Worker;
  readonly #running = new Map<number, Running>();
  /** Ids of the sets that the worker knows. */
  readonly #sets = new Set<string>();
  /** The page and the app whose code ran last: the cause when the worker hangs or dies. */
  readonly #entered: LastEntered;
  #hung: NodeJS.Timeout | null = null;
  #next = 1;
  #gone = false;

  constructor(private readonly options: WorkerOptions) {
    const entered = LastEntered.memory();
    this.#entered = new LastEntered(entered);
    this.#worker = new Worker(new URL('./worker-entry.mjs', import.meta.url), {
      workerData: { apiRoot: options.apiRoot, settings: options.settings, entered },
      // Code of releases runs in the worker, so it gets none of the gateway's environment.
      env: {},
      argv: [],
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: options.memory },
    });
    this.#worker.on('message', (message: FromWorker) => this.#hear(message));
    this.#worker.on('error', (error) => {
      options.onError(error);
      this.#end('exit');
    });
    this.#worker.on('exit', () => this.#end('exit'));
  }

  /** Number of pages that are being rendered. */
  get load(): number {
    return this.#running.size;
  }

  /** Renders one page. Rejects with {@link RenderStopped} when it takes too long or the worker ends. */
  render({ set, ...job }: RenderJob): Promise<RenderedPage> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#late(id), this.options.deadline);
      this.#running.set(id, { resolve, reject, timer });
      this.#know(set);
      this.#tell({ kind: 'render', job: id, setId: set.id, ...job });
    });
  }

  #know(set: ReleaseSet) {
    if (this.#sets.has(set.id)) return;
    this.#sets.add(set.id);
    this.#tell({ kind: 'set', set });
  }

  drop(setId: string) {
    this.#sets.delete(setId);
    this.#tell({ kind: 'drop', setId });
  }

  async close() {
    this.#gone = true;
    await this.#worker.terminate();
  }

  #tell(message: ToWorker) {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker) {
    if (message.kind === 'alive') return this.#alive(message.job, message.area);
    const running = this.#running.get(message.job);
    if (!running) return;
    this.#forget(message.job, running);
    if (message.kind === 'rendered') {
      running.resolve(message.result);
    } else running.reject(Object.assign(new Error(message.message), { stack: message.stack }));
  }

  /** A page is late. The worker's own answer shows whether its code runs without end or only waits. */
  #late(id: number) {
    this.#hung ??= setTimeout(() => this.#end('late'), ANSWER_LIMIT);
    this.#tell({ kind: 'alive?', job: id });
  }

  #alive(id: number, area: AppName | null) {
    if (this.#hung) clearTimeout(this.#hung);
    this.#hung = null;
    const running = this.#running.get(id);
    if (!running) return;
    this.#forget(id, running);
    running.reject(new RenderStopped(area, 'waiting'));
  }

  #forget(id: number, { timer }: Running) {
    clearTimeout(timer);
    this.#running.delete(id);
  }

  /** Rejects every page of the worker. The page whose code ran last is the cause; if it was already answered, all of them are. */
  #end(why: 'late' | 'exit') {
    if (this.#gone) return;
    this.#gone = true;
    if (this.#hung) clearTimeout(this.#hung);
    void this.#worker.terminate();
    const { area, job } = this.#entered;
    const isKnown = this.#running.has(job);
    for (const [id, running] of this.#running) {
      this.#forget(id, running);
      running.reject(new RenderStopped(area, isKnown && id !== job ? 'beside' : why));
    }
    this.options.onGone();
  }
}
