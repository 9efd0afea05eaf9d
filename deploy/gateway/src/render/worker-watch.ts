import type { Worker } from 'node:worker_threads';
import { processorTime } from './processor-time';

/** How often a worker with pages is checked, in milliseconds. */
const INTERVAL = 250;

/**
 * A thread that gives no sign of life, not even to V8 (it is inside one long call of native code), counts as hung after
 * this number of checks in a row: ten seconds. Checks are counted instead of time, so that a worker is not stopped
 * because the machine was suspended or very busy.
 */
const SILENT_LOOKS = 40;

const MEGABYTE = 1024 * 1024;

interface WatchOptions {
  readonly worker: Worker;
  /** Asks the worker to answer from its event loop: {@link WorkerWatch.turned}. */
  readonly askTurn: () => void;
  /** Processor time of the thread when the code of a page began last. */
  readonly begunAt: () => number;
  /** Milliseconds of processor time that the thread may use for one page without a turn of its event loop. */
  readonly limit: number;
  /** Megabytes outside of its heap, which V8 itself does not limit. */
  readonly memory: number;
  readonly onHung: () => void;
  readonly onTooLarge: () => void;
}

/**
 * Distinguishes a worker whose code runs without end from one that only gets no processor. It measures the thread's own
 * processor time since its event loop turned or since it began another page. On a very busy machine that time stands
 * still, so a good worker is not stopped; an endless loop uses it up. V8 reports the time and the memory in the middle
 * of a loop, on all platforms.
 */
export class WorkerWatch {
  #timer: NodeJS.Timeout | null = null;
  /** Processor time at the last turn. */
  #turnedAt = 0;
  #isAsked = false;
  #isMeasuring = false;
  #silent = 0;

  constructor(private readonly options: WatchOptions) {}

  start() {
    this.#timer ??= setInterval(() => void this.#look(), INTERVAL);
  }

  stop() {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** The event loop turned when the thread had used `cpu` milliseconds of processor time. */
  turned(cpu: number) {
    this.#turnedAt = cpu;
    this.#isAsked = false;
    this.#silent = 0;
  }

  async #look() {
    if (!this.#isAsked) {
      this.#isAsked = true;
      this.options.askTurn();
    }
    if (this.#isMeasuring) {
      this.#silent += 1;
      if (this.#silent >= SILENT_LOOKS) this.options.onHung();
      return;
    }
    this.#isMeasuring = true;
    const { worker, begunAt, limit, memory, onHung, onTooLarge } = this.options;
    try {
      const [usage, heap] = await Promise.all([worker.cpuUsage(), worker.getHeapStatistics()]);
      this.#silent = 0;
      if (heap.external_memory > memory * MEGABYTE) onTooLarge();
      else if (this.#isAsked && processorTime(usage) - Math.max(this.#turnedAt, begunAt()) > limit) onHung();
    } catch {
      // The thread has ended; its `exit` event follows.
    } finally {
      this.#isMeasuring = false;
    }
  }
}
