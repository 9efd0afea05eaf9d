import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ReleaseSet } from 'deploy-releases/registry';
import type { OwnerName, RouteRow } from 'shared-contracts/routes';
import type { RenderRequest, RenderResult } from 'shell/render';
import type { FromWorker, ToWorker } from './messages';

interface PoolOptions {
  apiRoot: string;
  /** Told why a worker died. */
  onError: (error: unknown) => void;
  /** Milliseconds for one page. */
  deadline?: number;
  size?: number;
  /** Megabytes of one worker's heap. */
  memory?: number;
}

export interface Rendered {
  readonly result: RenderResult;
  readonly routes: readonly RouteRow[];
}

/** A render that ended its worker: it ran too long, or took all memory. */
export class RenderStopped extends Error {
  override name = 'RenderStopped';
  constructor(
    readonly area: OwnerName | null,
    readonly why: 'late' | 'exit',
  ) {
    super(`Rendering stopped its worker (${why}) in ${area ?? 'an unknown area'}`);
  }
}

interface Job {
  readonly resolve: (rendered: Rendered) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

interface Slot {
  worker: Worker;
  readonly jobs: Map<number, Job>;
  /** Whose code ran last: to blame when the worker hangs or dies. */
  area: OwnerName | null;
}

/** Render workers, one per core: an area that loops or takes all memory costs its worker, which is replaced. */
export class RenderPool {
  #slots: Slot[];
  #nextJob = 1;
  #closing = false;

  constructor(private readonly options: PoolOptions) {
    this.#slots = Array.from({ length: options.size ?? availableParallelism() }, () => this.#open());
  }

  /** Renders one page; areas in `broken` are left out of it. Rejects with {@link RenderStopped} when its worker had to go. */
  render(set: ReleaseSet, request: RenderRequest, broken: readonly OwnerName[] = []): Promise<Rendered> {
    const slot = this.#slots.reduce((least, next) => (next.jobs.size < least.jobs.size ? next : least));
    const id = this.#nextJob++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#replace(slot, 'late'), this.options.deadline ?? 5_000);
      slot.jobs.set(id, { resolve, reject, timer });
      this.#tell(slot, { kind: 'render', job: id, set, request, broken });
    });
  }

  /** A set that is not live any more: workers drop its code. */
  drop(setId: string) {
    for (const slot of this.#slots) this.#tell(slot, { kind: 'drop', setId });
  }

  async close() {
    this.#closing = true;
    await Promise.all(this.#slots.map(({ worker }) => worker.terminate()));
  }

  #tell(slot: Slot, message: ToWorker) {
    slot.worker.postMessage(message);
  }

  #open(): Slot {
    const slot: Slot = { worker: this.#spawn(), jobs: new Map(), area: null };
    this.#listen(slot);
    return slot;
  }

  #spawn() {
    return new Worker(new URL('./worker-entry.mjs', import.meta.url), {
      workerData: { apiRoot: this.options.apiRoot },
      resourceLimits: { maxOldGenerationSizeMb: this.options.memory ?? 512 },
    });
  }

  #listen(slot: Slot) {
    const { worker } = slot;
    worker.on('message', (message: FromWorker) => this.#heard(slot, message));
    worker.on('error', (error) => {
      this.options.onError(error);
      this.#replace(slot, 'exit');
    });
    worker.on('exit', () => slot.worker === worker && this.#replace(slot, 'exit'));
  }

  #heard(slot: Slot, message: FromWorker) {
    if (message.kind === 'ready') return;
    if (message.kind === 'entering') {
      slot.area = message.area;
      return;
    }
    const job = slot.jobs.get(message.job);
    if (!job) return;
    clearTimeout(job.timer);
    slot.jobs.delete(message.job);
    if (message.kind === 'rendered') job.resolve(message);
    else job.reject(Object.assign(new Error(message.message), { stack: message.stack }));
  }

  /** Ends a worker and opens another in its place; every job that it had is rejected, naming the area whose code ran last. */
  #replace(slot: Slot, why: 'late' | 'exit') {
    const stopped = [...slot.jobs.values()];
    slot.jobs.clear();
    const { worker: old, area } = slot;
    slot.area = null;
    if (!this.#closing) {
      slot.worker = this.#spawn();
      this.#listen(slot);
    }
    void old.terminate();
    for (const job of stopped) {
      clearTimeout(job.timer);
      job.reject(new RenderStopped(area, why));
    }
  }
}
