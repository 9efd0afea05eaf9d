import { Worker } from 'node:worker_threads';
import type { ReleaseSet } from 'deploy-releases/registry';
import type { AppName } from 'shared-contracts/routes';
import type { PublicSettings } from 'shared-contracts/settings';
import type { RenderRequest } from 'shell/render';
import { LastRunApp } from './last-run-app';
import type { ExcludedArea, MessageFromWorker, MessageToWorker, RenderedPage } from './messages';

/**
 * A render that gave no page in time:
 * - `late`: its code did not stop, and the worker was ended; `exit`: the worker died of it;
 * - `other-page`: another page in the same worker stopped the worker;
 * - `waiting`: the page still waits for something, and the worker lives on.
 */
export class RenderStopped extends Error {
  override name = 'RenderStopped';
  constructor(
    readonly area: AppName | null,
    readonly reason: 'late' | 'exit' | 'other-page' | 'waiting',
  ) {
    super(`Rendering was stopped (${reason}) in ${area ?? 'an unknown area'}`);
  }
}

export interface RenderJob {
  readonly set: ReleaseSet;
  readonly request: RenderRequest;
  /** Answers of the back end that were cached for another version are not used. */
  readonly contentVersion: string;
  readonly excluded: readonly ExcludedArea[];
}

interface PendingRender {
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
  onEnded: () => void;
}

/** How long a worker may take to answer that it is alive, in milliseconds, before it counts as hung. */
const ANSWER_LIMIT = 500;

/** One worker thread and the pages that it is rendering. */
export class RenderWorker {
  readonly #worker: Worker;
  readonly #running = new Map<number, PendingRender>();
  /** Ids of the sets that the worker knows. */
  readonly #sets = new Set<string>();
  /** The page and the app whose code ran last: the cause when the worker hangs or dies. */
  readonly #lastRunApp: LastRunApp;
  #hung: NodeJS.Timeout | null = null;
  #next = 1;
  #ended = false;

  constructor(private readonly options: WorkerOptions) {
    const memory = LastRunApp.memory();
    this.#lastRunApp = new LastRunApp(memory);
    this.#worker = new Worker(new URL('./worker-entry.mjs', import.meta.url), {
      workerData: { apiRoot: options.apiRoot, settings: options.settings, memory },
      // Code of releases runs in the worker, so it gets none of the gateway's environment.
      env: {},
      argv: [],
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: options.memory },
    });
    this.#worker.on('message', (message: MessageFromWorker) => this.#onMessage(message));
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
      const timer = setTimeout(() => this.#onLate(id), this.options.deadline);
      this.#running.set(id, { resolve, reject, timer });
      this.#sendSet(set);
      this.#send({ kind: 'render', job: id, setId: set.id, ...job });
    });
  }

  #sendSet(set: ReleaseSet) {
    if (this.#sets.has(set.id)) return;
    this.#sets.add(set.id);
    this.#send({ kind: 'set', set });
  }

  drop(setId: string) {
    this.#sets.delete(setId);
    this.#send({ kind: 'drop', setId });
  }

  async close() {
    this.#ended = true;
    await this.#worker.terminate();
  }

  #send(message: MessageToWorker) {
    this.#worker.postMessage(message);
  }

  #onMessage(message: MessageFromWorker) {
    if (message.kind === 'alive') return this.#onAlive(message.job, message.area);
    const running = this.#running.get(message.job);
    if (!running) return;
    this.#forget(message.job, running);
    if (message.kind === 'rendered') {
      running.resolve(message.result);
    } else running.reject(Object.assign(new Error(message.message), { stack: message.stack }));
  }

  /** A page is late. The worker's own answer shows whether its code runs without end or only waits. */
  #onLate(id: number) {
    this.#hung ??= setTimeout(() => this.#end('late'), ANSWER_LIMIT);
    this.#send({ kind: 'alive?', job: id });
  }

  #onAlive(id: number, area: AppName | null) {
    if (this.#hung) clearTimeout(this.#hung);
    this.#hung = null;
    const running = this.#running.get(id);
    if (!running) return;
    this.#forget(id, running);
    running.reject(new RenderStopped(area, 'waiting'));
  }

  #forget(id: number, { timer }: PendingRender) {
    clearTimeout(timer);
    this.#running.delete(id);
  }

  /** Rejects every page of the worker. The page whose code ran last is the cause; if it was already answered, all of them are. */
  #end(reason: 'late' | 'exit') {
    if (this.#ended) return;
    this.#ended = true;
    if (this.#hung) clearTimeout(this.#hung);
    void this.#worker.terminate();
    const { area, job } = this.#lastRunApp;
    const isKnown = this.#running.has(job);
    for (const [id, running] of this.#running) {
      this.#forget(id, running);
      running.reject(new RenderStopped(area, isKnown && id !== job ? 'other-page' : reason));
    }
    this.options.onEnded();
  }
}
