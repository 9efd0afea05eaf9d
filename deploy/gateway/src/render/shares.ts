import { LRUCache } from 'lru-cache';
import type { Requester } from './audience';

/** The number of visitors with a mark who wait is the number of people an address counts for, up to this limit. */
const MOST_PEOPLE = 10;

/** The number of requesters whose last page is remembered. */
const REMEMBERED = 10_000;

const personOf = ({ address, visitor }: Requester) => `${address} ${visitor ?? ''}`;

/** The order in which requesters get their pages. The smaller one of two comes first, compared number by number. */
export type Rank = readonly number[];

/**
 * Fair shares: the requester with the fewest pages gets the next one. Addresses are compared first, then the visitors
 * of an address. Among equals, the one who waited longest since the last page comes first.
 */
export class Shares {
  readonly #running = new Set<Requester>();
  readonly #served = new LRUCache<string, number>({ max: REMEMBERED });
  #turn = 0;

  get running(): number {
    return this.#running.size;
  }

  /** A page of the requester begins. Returns the function that ends it. */
  begin(requester: Requester): () => boolean {
    // One requester may have several pages.
    const own = { ...requester };
    this.#running.add(own);
    this.#turn += 1;
    this.#served.set(own.address, this.#turn).set(personOf(own), this.#turn);
    return () => this.#running.delete(own);
  }

  /** How many pages of an address are being rendered. */
  runningOf(address: string): number {
    return [...this.#running].filter((one) => one.address === address).length;
  }

  /** For each address, the number of people it counts for, given those who wait. */
  people(waiting: readonly Requester[]): (address: string) => number {
    const marks = new Map<string, Set<string>>();
    for (const { address, visitor } of [...this.#running, ...waiting]) {
      if (visitor === null) continue;
      const known = marks.get(address) ?? new Set();
      marks.set(address, known.add(visitor));
    }
    return (address) => Math.min(MOST_PEOPLE, Math.max(1, marks.get(address)?.size ?? 0));
  }

  /** @param people the number of people that the address counts for */
  rank(requester: Requester, people: number): Rank {
    const person = personOf(requester);
    const ofPerson = [...this.#running].filter((one) => personOf(one) === person).length;
    return [
      this.runningOf(requester.address) / people,
      this.#served.get(requester.address) ?? 0,
      ofPerson,
      this.#served.get(person) ?? 0,
    ];
  }
}

export function isBefore(one: Rank, other: Rank): boolean {
  const differs = one.findIndex((number, index) => number !== other[index]);
  return differs >= 0 && (one[differs] ?? 0) < (other[differs] ?? 0);
}
