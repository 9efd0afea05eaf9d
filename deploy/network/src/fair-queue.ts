interface QueueLimits {
  /** Tasks at once. */
  readonly running: number;
  /** Waiting tasks, of one requester and of all. */
  readonly waitingOfOne: number;
  readonly waiting: number;
  /** The most milliseconds that a task waits. */
  readonly longest: number;
}

/** A task was refused because too many tasks wait: at once, or after it had waited for too long. */
export class QueueFull extends Error {
  override name = 'QueueFull';

  /** @param isOwn Whether the requester's own tasks are too many, instead of the tasks of all. */
  constructor(readonly isOwn: boolean) {
    super(isOwn ? 'too many tasks of one asker wait' : 'too many tasks wait');
  }
}

interface Waiting {
  start(): void;
  readonly timer: NodeJS.Timeout | undefined;
}

/** The key of the shop itself among the requesters. */
const OWN = '';

/**
 * Runs a few tasks at once. The others wait in a bounded queue, in which requesters take turns: the many tasks of one
 * requester do not delay the first task of another.
 */
export class FairQueue {
  /** The requester whose turn is next comes first. */
  readonly #waiting = new Map<string, Waiting[]>();
  #count = 0;
  #free: number;

  constructor(private readonly limits: QueueLimits) {
    this.#free = limits.running;
  }

  /**
   * @param asker null: work of the shop itself, which takes its turn and is never refused
   * @throws QueueFull
   */
  async run<T>(asker: string | null, task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn(asker);
    try {
      return await task();
    } finally {
      this.#next();
    }
  }

  #turn(asker: string | null): Promise<void> {
    const name = asker ?? OWN;
    const own = this.#waiting.get(name) ?? [];
    if (asker !== null && own.length >= this.limits.waitingOfOne) throw new QueueFull(true);
    if (asker !== null && this.#count >= this.limits.waiting) throw new QueueFull(false);
    this.#count += 1;
    this.#waiting.set(name, own);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        start: () => {
          clearTimeout(waiting.timer);
          resolve();
        },
        timer: asker === null ? undefined : setTimeout(() => reject(this.#leave(name, waiting)), this.limits.longest),
      };
      own.push(waiting);
    });
  }

  #leave(asker: string, waiting: Waiting): QueueFull {
    const others = (this.#waiting.get(asker) ?? []).filter((one) => one !== waiting);
    if (others.length > 0) this.#waiting.set(asker, others);
    else this.#waiting.delete(asker);
    this.#count -= 1;
    return new QueueFull(false);
  }

  /** The slot goes directly to the next waiting task, so that a later task cannot take it. */
  #next(): void {
    const [first] = this.#waiting;
    if (!first) {
      this.#free += 1;
      return;
    }
    const [asker, tasks] = first;
    const next = tasks.shift();
    this.#waiting.delete(asker);
    if (tasks.length > 0) this.#waiting.set(asker, tasks);
    this.#count -= 1;
    next?.start();
  }
}
