import type { Audience, Requester } from './audience';
import { isBefore, type Rank, Shares } from './shares';

/**
 * A page is not rendered: too many wait (`full`), it waited too long (`late`), or no visitor waits for it any more
 * (`left`).
 */
export class RenderRefused extends Error {
  override name = 'RenderRefused';
  constructor(readonly reason: 'full' | 'late' | 'left') {
    super(`The page is not rendered (${reason})`);
  }
}

interface QueueOptions {
  /** Pages that may be rendered at once: `now`, and `always`, also when all workers are busy. */
  readonly slots: () => { readonly now: number; readonly always: number };
  /** Pages that may wait. */
  readonly size: number;
  /** Milliseconds that a visitor may wait, all attempts to render the page together. */
  readonly patience: number;
}

interface Waiting {
  readonly audience: Audience;
  readonly start: (leave: () => void) => void;
  readonly refuse: (reason: RenderRefused['reason']) => void;
}

/**
 * One address may use this part of the slots that always exist, and renewals of the cache may use one. So a newcomer
 * finds a free slot.
 */
const PART_OF_ADDRESS = 1 / 2;
const PART_OF_RENEWALS = 1 / 4;

/** The requester of pages that renew the cache. No visitor has this address. */
const CACHE: Requester = { address: 'cache', visitor: null };

/**
 * The one queue in front of all render workers. Its length and waiting time are limited. The requester with the fewest
 * pages comes first. When the queue is full, the newest page of the requester with the most pages is refused.
 */
export class RenderQueue {
  readonly #waiting = new Set<Waiting>();
  readonly #shares = new Shares();

  constructor(private readonly options: QueueOptions) {}

  /**
   * Waits for a slot.
   *
   * @returns frees the slot
   * @throws RenderRefused
   */
  enter(audience: Audience): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const end = () => {
        this.#waiting.delete(waiting);
        clearTimeout(timer);
        forget();
      };
      const waiting: Waiting = {
        audience,
        start(leave) {
          end();
          audience.begin();
          resolve(leave);
        },
        refuse(reason) {
          end();
          reject(new RenderRefused(reason));
        },
      };
      const left = () => Math.max(0, audience.lastJoined + this.options.patience - performance.now());
      const onTime = () => {
        if (left() > 0) timer = setTimeout(onTime, left()).unref();
        else waiting.refuse('late');
      };
      let timer = setTimeout(onTime, left()).unref();
      const forget = audience.onGone(() => waiting.refuse('left'));
      if (audience.isGone) return waiting.refuse('left');
      this.#waiting.add(waiting);
      this.fill();
      if (this.#waiting.size > this.options.size) this.#heaviest()?.refuse('full');
    });
  }

  /** Pages that wait. */
  get length(): number {
    return this.#waiting.size;
  }

  /** Starts as many pages as there are free slots. Also called when there are more slots. */
  fill() {
    while (this.#shares.running < this.options.slots().now) {
      const next = this.#next();
      if (!next) return;
      const end = this.#shares.begin(next.requester);
      next.waiting.start(() => {
        if (end()) this.fill();
      });
    }
  }

  #next(): { waiting: Waiting; requester: Requester } | null {
    const { always } = this.options.slots();
    const isFull = (address: string, part: number) =>
      this.#shares.runningOf(address) >= Math.max(1, Math.floor(always * part));
    const people = this.#people();
    let first: { waiting: Waiting; requester: Requester; rank: Rank } | null = null;
    for (const waiting of this.#waiting) {
      for (const requester of waiting.audience.requesters) {
        if (isFull(requester.address, PART_OF_ADDRESS)) continue;
        const rank = this.#shares.rank(requester, people(requester.address));
        if (!first || isBefore(rank, first.rank)) first = { waiting, requester, rank };
      }
    }
    if (first || isFull(CACHE.address, PART_OF_RENEWALS)) return first;
    const renewal = [...this.#waiting].find(({ audience }) => audience.requesters.length === 0);
    return renewal ? { waiting: renewal, requester: CACHE } : null;
  }

  /** The newest renewal, otherwise the newest page of the address with the most pages per person. */
  #heaviest(): Waiting | undefined {
    const people = this.#people();
    const newest = new Map<string, { waiting: Waiting; pages: number }>();
    for (const waiting of this.#waiting) {
      const { address } = waiting.audience.requesters[0] ?? CACHE;
      newest.set(address, { waiting, pages: (newest.get(address)?.pages ?? 0) + 1 });
    }
    const renewal = newest.get(CACHE.address);
    if (renewal) return renewal.waiting;
    const load = (address: string) => (newest.get(address)?.pages ?? 0) / people(address);
    const [most = ''] = [...newest.keys()].sort((one, other) => load(other) - load(one));
    return newest.get(most)?.waiting;
  }

  #people() {
    return this.#shares.people([...this.#waiting].flatMap(({ audience }) => audience.requesters));
  }
}
