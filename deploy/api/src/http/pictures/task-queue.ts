/**
 * Runs at most `concurrency` tasks at once; the others wait in a queue. Rendering is limited so that a page of new pictures leaves processor
 * time for the calls.
 */
export class TaskQueue {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(concurrency: number) {
    this.#free = concurrency;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The slot goes directly to the first waiting task, so that a later task cannot take it.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
