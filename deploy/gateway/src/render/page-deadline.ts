import type { EventLoopUtilization } from 'node:perf_hooks';
import type { Worker } from 'node:worker_threads';

/** Milliseconds: less is not worth another look. */
const SHORTEST_EXTRA = 50;
/** However starved the machine is, a page that waits gets at most so many deadlines. */
const MOST_DEADLINES = 4;

interface DeadlineOptions {
  readonly worker: Worker;
  /** Milliseconds from the moment when the work begins. */
  readonly deadline: number;
  /** Called when the time may be over; the worker has to say how much processor time it had: {@link PageDeadline.isOver}. */
  readonly onLate: () => void;
}

/** The time of one page in a worker. Time in which the worker had work and got no processor does not count. */
export class PageDeadline {
  #timer: NodeJS.Timeout;
  readonly #loop: EventLoopUtilization;
  /** Milliseconds that the page got on top of the deadline. */
  #extra = 0;

  /** @param cpu processor time of the worker's thread when the work began, in milliseconds */
  constructor(
    private readonly options: DeadlineOptions,
    private readonly cpu: number,
  ) {
    this.#loop = options.worker.performance.eventLoopUtilization();
    this.#timer = setTimeout(options.onLate, options.deadline);
  }

  /**
   * Whether the time is over. If not, the page is late again after the time that other processes took from it.
   *
   * @param cpu processor time of the worker's thread now, in milliseconds
   */
  isOver(cpu: number): boolean {
    const { worker, deadline, onLate } = this.options;
    const { active } = worker.performance.eventLoopUtilization(this.#loop);
    const starved = Math.min(active - (cpu - this.cpu), (MOST_DEADLINES - 1) * deadline);
    const missing = starved - this.#extra;
    if (missing < SHORTEST_EXTRA) return true;
    this.#extra += missing;
    this.#timer = setTimeout(onLate, missing);
    return false;
  }

  end() {
    clearTimeout(this.#timer);
  }
}
