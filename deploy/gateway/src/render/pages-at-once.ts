import type { EventLoopUtilization } from 'node:perf_hooks';
import type { Worker } from 'node:worker_threads';

/**
 * Pages that one worker renders at once. While its thread is busy, each more page makes all of them late. While it
 * mostly waits for the back end there may be more, but not many: each page makes several calls, and a busy back end
 * would be late for all of them.
 */
const PAGES = { busy: 4, idle: 8 };
/** The part of its time in which a busy thread has work, and the milliseconds over which that is measured. */
const BUSY = { from: 0.5, measured: 250 };

/** Pages that a worker may always render at once. */
export const PAGES_ALWAYS = PAGES.busy;

/** How many pages a worker may render at once, from the recent load of its thread. */
export class PagesAtOnce {
  #loop: EventLoopUtilization = { idle: 0, active: 0, utilization: 0 };
  #isBusy = false;

  constructor(private readonly worker: Worker) {}

  get now(): number {
    const { eventLoopUtilization } = this.worker.performance;
    const loop = eventLoopUtilization();
    const { idle, active, utilization } = eventLoopUtilization(loop, this.#loop);
    if (idle + active > BUSY.measured) {
      this.#loop = loop;
      this.#isBusy = utilization > BUSY.from;
    }
    return this.#isBusy ? PAGES.busy : PAGES.idle;
  }
}
