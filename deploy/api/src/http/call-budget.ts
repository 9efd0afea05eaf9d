import { type Allowance, Buckets } from 'deploy-network/buckets';
import { FairQueue } from 'deploy-network/fair-queue';
import type { Cost } from './costs';
import { TooManyCalls } from './shop-error';

/**
 * The budgets, in units of about a millisecond. A person who browses fast uses 30 per second, opening a page about 60,
 * one search call 20. An address of a mobile network has hundreds of visitors at once. Reasons:
 * docs/decisions/0025-budgets-of-calls.md.
 */
const allowances = {
  /** One session. */
  session: { most: 6_000, perSecond: 150 },
  /** All sessions of one address. */
  sessions: { most: 40_000, perSecond: 600 },
  /** All calls of one address without a session: data for the whole city, and floods. */
  anonymous: { most: 10_000, perSecond: 300 },
  /** Calls that begin sessions, and calls with a session that this process does not know yet, of one address. */
  beginning: { most: 5_000, perSecond: 150 },
  /** Pictures, of one address. */
  pictures: { most: 5_000, perSecond: 300 },
} as const satisfies Record<string, Allowance>;

/** Work of the catalogue. Another call waits for it at most two slices, and one query of PGlite. */
const TURNS = { running: 2, waitingOfOne: 32, waiting: 256, longest: 5_000 };

/** The origin of a request: a network, and the session in the request. */
export interface RequestOrigin {
  readonly network: string;
  /** Key of the session, not verified. Null: the request has none. */
  readonly sessionKey: string | null;
}

/** The remaining budgets. They are in process memory, because each process has its own processor time. */
export class CallBudget {
  readonly #sessions: Buckets;
  readonly #ofSessions: Buckets;
  readonly #anonymous: Buckets;
  readonly #beginning: Buckets;
  readonly #pictures: Buckets;
  readonly #turns = new FairQueue(TURNS);

  constructor(milliseconds?: () => number) {
    const { session, sessions, anonymous, beginning, pictures } = allowances;
    this.#sessions = new Buckets(session, milliseconds);
    this.#ofSessions = new Buckets(sessions, milliseconds);
    this.#anonymous = new Buckets(anonymous, milliseconds);
    this.#beginning = new Buckets(beginning, milliseconds);
    this.#pictures = new Buckets(pictures, milliseconds);
  }

  /**
   * Charges a request before it is read.
   *
   * @throws TooManyCalls
   */
  admit(asker: RequestOrigin, cost: Cost): void {
    const parts = this.#partsOf(asker, cost);
    const wait = Math.max(...parts.map(([buckets, key]) => buckets.wait(key)));
    if (wait > 0) throw new TooManyCalls(wait);
    for (const [buckets, key] of parts) buckets.charge(key, cost.units);
  }

  /** Charges work that was measured. */
  charge(asker: RequestOrigin, cost: Cost, milliseconds: number): void {
    for (const [buckets, key] of this.#partsOf(asker, cost)) buckets.charge(key, milliseconds);
  }

  /** The session exists, so its next calls have their own budget. An invented session never gets one. */
  confirm(sessionKey: string): void {
    this.#sessions.remember(sessionKey);
  }

  /**
   * Runs expensive work when it is the turn of this network and session.
   *
   * @throws QueueFull
   */
  inTurn<T>({ network, sessionKey }: RequestOrigin, work: () => Promise<T>): Promise<T> {
    return this.#turns.run(sessionKey !== null && this.#sessions.has(sessionKey) ? sessionKey : network, work);
  }

  #partsOf(
    { network, sessionKey }: RequestOrigin,
    { begins, isPicture }: Cost,
  ): readonly (readonly [Buckets, string])[] {
    if (isPicture) return [[this.#pictures, network]];
    if (sessionKey !== null && this.#sessions.has(sessionKey)) {
      return [
        [this.#sessions, sessionKey],
        [this.#ofSessions, network],
      ];
    }
    return [[begins || sessionKey !== null ? this.#beginning : this.#anonymous, network]];
  }
}
