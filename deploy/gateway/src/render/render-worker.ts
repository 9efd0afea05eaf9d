import { Worker } from 'node:worker_threads';
import type { AppName } from '@zapovednik/platform/routes';
import type { PublicSettings } from '@zapovednik/platform/settings';
import type { ReleaseSet } from 'deploy-releases/registry/registry';
import { type Attributes, telemetry } from 'deploy-telemetry/telemetry';
import type { RenderRequest } from 'shell/render';
import { LastRunApp } from './last-run-app';
import type { ExcludedArea, MessageFromWorker, MessageToWorker, RenderedPage } from './messages';
import { PageDeadline } from './page-deadline';
import { PagesAtOnce } from './pages-at-once';
import { RenderStopped } from './render-stopped';
import { WorkerWatch } from './worker-watch';

export interface RenderJob {
  readonly set: ReleaseSet;
  readonly request: RenderRequest;
  /** Answers of the back end that were cached for another version are not used. */
  readonly contentVersion: string;
  readonly excluded: readonly ExcludedArea[];
  /** For traces and metrics: few values, and more about the page. */
  readonly about: { readonly labels: Attributes; readonly attributes: Attributes };
}

interface PendingRender {
  readonly resolve: (page: RenderedPage) => void;
  readonly reject: (error: Error) => void;
  /** Null: the worker has not begun. */
  deadline: PageDeadline | null;
}

interface WorkerOptions {
  apiRoot: string;
  settings: PublicSettings;
  /**
   * Milliseconds for one page, from the start of its work. Time that the machine gives to other processes does not
   * count.
   */
  deadline: number;
  /** Megabytes of the worker's heap, and of its memory outside of the heap. */
  memory: number;
  onError: (error: unknown) => void;
  /** Called once, when the worker can render. */
  onReady: () => void;
  /** Called once, when the worker has ended. */
  onEnded: () => void;
}

/** The part of a deadline that the code of a page may run without a break: far more than the slowest page needs with a new release. */
const LOOP = 0.4;

/** One worker thread and the pages that it is rendering. */
export class RenderWorker {
  readonly #worker: Worker;
  readonly #watch: WorkerWatch;
  readonly #pagesAtOnce: PagesAtOnce;
  readonly #running = new Map<number, PendingRender>();
  /** Ids of the sets that the worker knows. */
  readonly #sets = new Set<string>();
  /** The page and the app whose code ran last: the cause when the worker hangs or dies. */
  readonly #lastRunApp: LastRunApp;
  #next = 1;
  #isReady = false;
  #ended = false;

  constructor(private readonly options: WorkerOptions) {
    const memory = LastRunApp.memory();
    this.#lastRunApp = new LastRunApp(memory);
    this.#worker = new Worker(new URL('./worker-entry.mjs', import.meta.url), {
      workerData: { apiRoot: options.apiRoot, settings: options.settings, memory, isTraced: telemetry() !== null },
      // Code of releases runs in the worker, so it gets none of the gateway's environment.
      env: {},
      argv: [],
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: options.memory },
    });
    this.#pagesAtOnce = new PagesAtOnce(this.#worker);
    this.#watch = new WorkerWatch({
      worker: this.#worker,
      askTurn: () => this.#send({ kind: 'turn' }),
      begunAt: () => this.#lastRunApp.time,
      limit: LOOP * options.deadline,
      memory: options.memory,
      onHung: () => this.#end('late'),
      onTooLarge: () => this.#end('exit'),
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

  /** Number of pages that it may render at once, now. */
  get slots(): number {
    return this.#pagesAtOnce.now;
  }

  /** Whether the worker has started. Until then, pages wait in it. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Renders one page, as a part of a trace. Rejects with {@link RenderStopped} when it takes too long or the worker ends. */
  render({ set, about: _, ...job }: RenderJob, trace?: string): Promise<RenderedPage> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#running.set(id, { resolve, reject, deadline: null });
      this.#sendSet(set);
      this.#send({ kind: 'render', job: id, setId: set.id, ...job, ...(trace && { trace }) });
      if (this.#isReady) this.#watch.start();
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
    this.#watch.stop();
    for (const { deadline } of this.#running.values()) deadline?.end();
    await this.#worker.terminate();
  }

  #send(message: MessageToWorker) {
    this.#worker.postMessage(message);
  }

  #onMessage(message: MessageFromWorker) {
    if (this.#ended) return;
    if (message.kind === 'ready') return this.#onReady(message.cpu);
    if (message.kind === 'turned') return this.#watch.turned(message.cpu);
    if (message.kind === 'spans') return telemetry()?.take(message.spans);
    const running = this.#running.get(message.job);
    if (!running) return;
    if (message.kind === 'begun') this.#onBegun(message.job, running, message.cpu);
    else if (message.kind === 'alive') this.#onAlive(message, running);
    else {
      this.#forget(message.job, running);
      if (message.kind === 'rendered') running.resolve(message.result);
      else running.reject(Object.assign(new Error(message.message), { stack: message.stack }));
    }
  }

  #onReady(cpu: number) {
    this.#isReady = true;
    this.#watch.turned(cpu);
    if (this.load > 0) this.#watch.start();
    this.options.onReady();
  }

  #onBegun(id: number, running: PendingRender, cpu: number) {
    // A worker answers only when its event loop turns. The watch finds a hung one.
    const onLate = () => this.#send({ kind: 'alive?', job: id });
    running.deadline = new PageDeadline({ worker: this.#worker, deadline: this.options.deadline, onLate }, cpu);
  }

  #onAlive({ job, area, cpu }: { job: number; area: AppName | null; cpu: number }, running: PendingRender) {
    if (!running.deadline?.isOver(cpu)) return;
    this.#forget(job, running);
    running.reject(new RenderStopped(area, 'waiting'));
  }

  #forget(id: number, { deadline }: PendingRender) {
    deadline?.end();
    this.#running.delete(id);
    if (this.load === 0) this.#watch.stop();
  }

  /** Rejects every page of the worker. The page whose code ran last is the cause. The others are rendered again. */
  #end(reason: 'late' | 'exit') {
    if (this.#ended) return;
    this.#ended = true;
    this.#watch.stop();
    void this.#worker.terminate();
    const { area, job } = this.#lastRunApp;
    for (const [id, running] of this.#running) {
      this.#forget(id, running);
      running.reject(new RenderStopped(area, id === job ? reason : 'other-page'));
    }
    this.options.onEnded();
  }
}
