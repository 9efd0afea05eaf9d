import type { EventLoopUtilization } from 'node:perf_hooks';
import type { Worker } from 'node:worker_threads';

/** Milliseconds. A shorter extension is not worth another check. */
const SHORTEST_EXTRA = 50;
/** A page that waits gets at most this many deadlines, also on a very busy machine. */
const MOST_DEADLINES = 4;

interface DeadlineOptions {
  readonly worker: Worker;
  /** Milliseconds from the moment when the work begins. */
  readonly deadline: number;
  /**
   * Called when the time may be over. The worker then has to report its processor time: {@link PageDeadline.isOver}.
   */
  readonly onLate: () => void;
}

/** The time limit of one page in a worker. Time in which the worker had work but got no processor does not count. */
export class PageDeadline {
  #timer: NodeJS.Timeout;
  readonly #loop: EventLoopUtilization;
  /** Milliseconds that the page got in addition to the deadline. */
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
   * Whether the time is over. If not, the deadline moves by the time that other processes took.
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
