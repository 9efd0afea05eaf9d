import type { Allowance } from 'deploy-network/buckets';
import { FairQueue } from 'deploy-network/fair-queue';
import { perMinute, type RequestLimits, type Share } from 'deploy-redis/limits';
import { processLimits } from 'deploy-redis/process-limits';
import { LRUCache } from 'lru-cache';
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

type BudgetName = keyof typeof allowances;

/** Sessions that a process knows. One that was silent for the longest time is forgotten first, and found again. */
const KNOWN_SESSIONS = 20_000;

/**
 * The remaining budgets. Processes that share a Redis count together, others have budgets of their own.
 */
export class CallBudget {
  readonly #known = new LRUCache<string, true>({ max: KNOWN_SESSIONS });
  readonly #turns = new FairQueue(TURNS);

  constructor(private readonly limits: RequestLimits = processLimits()) {}

  /**
   * Charges a request before it is read.
   *
   * @throws TooManyCalls
   */
  async admit(asker: RequestOrigin, cost: Cost): Promise<void> {
    const wait = await this.limits.take(this.#sharesOf(asker, cost), cost.units);
    if (wait > 0) throw new TooManyCalls(wait);
  }

  /**
   * Counts a request to a route that has a limit of its own.
   *
   * @param most requests a minute of one network
   * @throws TooManyCalls
   */
  async admitTo(route: string, most: number, network: string): Promise<void> {
    const wait = await this.limits.take([{ name: route, allowance: perMinute(most), asker: network }], 1);
    if (wait > 0) throw new TooManyCalls(wait);
  }

  /** Charges work that was measured. */
  charge(asker: RequestOrigin, cost: Cost, milliseconds: number): Promise<void> {
    return this.limits.charge(this.#sharesOf(asker, cost), milliseconds);
  }

  /** The session exists, so its next calls have their own budget. An invented session never gets one. */
  confirm(sessionKey: string): void {
    this.#known.set(sessionKey, true);
  }

  /**
   * Runs expensive work when it is the turn of this network and session.
   *
   * @throws QueueFull
   */
  inTurn<T>({ network, sessionKey }: RequestOrigin, work: () => Promise<T>): Promise<T> {
    return this.#turns.run(sessionKey !== null && this.#known.has(sessionKey) ? sessionKey : network, work);
  }

  #sharesOf({ network, sessionKey }: RequestOrigin, { begins, isPicture }: Cost): readonly Share[] {
    if (isPicture) return [share('pictures', network)];
    if (sessionKey !== null && this.#known.get(sessionKey))
      return [share('session', sessionKey), share('sessions', network)];
    return [share(begins || sessionKey !== null ? 'beginning' : 'anonymous', network)];
  }
}

const share = (name: BudgetName, asker: string): Share => ({ name, allowance: allowances[name], asker });
