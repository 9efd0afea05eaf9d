import type { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type { Pieces } from '../../../base/pieces';
import type { IndexedProduct } from './indexed-product';

/** Sort orders of products; name and price can be used in both directions. */
export type Order = 'sort' | 'popularity' | 'name' | 'price';

/** Positions of the index in each order. */
export type Orders = Record<Order, readonly number[]>;

type Compare = (one: number, other: number) => number;

/**
 * Numbers in names are compared as numbers: 2 кг before 10 кг. 800 г comes before 3 кг of the same food only because of
 * its group.
 */
const alphabet = new Intl.Collator('ru', { numeric: true });

/** How the orders compare two positions; equal ones are sorted by id. */
export function ordersOf(products: readonly IndexedProduct[]): Record<Order, Compare> {
  const by =
    (compare: (one: IndexedProduct, other: IndexedProduct) => number): Compare =>
    (first, second) => {
      const [one, other] = [products[first], products[second]];
      return one && other ? compare(one, other) || one.id - other.id : 0;
    };
  return {
    sort: by((one, other) => one.sort - other.sort || other.popularity - one.popularity),
    popularity: by((one, other) => other.popularity - one.popularity),
    name: by((one, other) => alphabet.compare(one.name, other.name)),
    price: by((one, other) => one.price - other.price),
  };
}

/** The orders after a change: changed positions are removed, and the remaining ones are inserted in order. */
export function* sortedIn(
  orders: Orders,
  compares: Record<Order, Compare>,
  touched: BitSet,
  isThere: (position: number) => boolean,
): Pieces<Orders> {
  const added = touched.array().filter(isThere);
  function* order(name: Order): Pieces<readonly number[]> {
    const left = orders[name].filter((position) => !touched.has(position));
    return yield* merged(left, yield* sorted(added, compares[name]), compares[name]);
  }
  return {
    sort: yield* order('sort'),
    popularity: yield* order('popularity'),
    name: yield* order('name'),
    price: yield* order('price'),
  };
}

/** Positions that are sorted or merged without a pause. */
const PIECE = 4000;

function* sorted(positions: readonly number[], compare: Compare): Pieces<readonly number[]> {
  yield;
  if (positions.length <= PIECE) return positions.toSorted(compare);
  const middle = positions.length >> 1;
  const first = yield* sorted(positions.slice(0, middle), compare);
  const second = yield* sorted(positions.slice(middle), compare);
  return yield* merged(first, second, compare);
}

function* merged(many: readonly number[], few: readonly number[], compare: Compare): Pieces<readonly number[]> {
  const result: number[] = [];
  let next = 0;
  for (const [at, position] of few.entries()) {
    if (at % PIECE === 0) yield;
    const end = placeOf(position, many, next, compare);
    for (; next < end; next += 1) result.push(many[next] ?? 0);
    result.push(position);
  }
  return result.concat(many.slice(next));
}

/**
 * The index of the first item of `many`, from `start` on, that comes after this position. It searches with growing
 * steps, then by bisection.
 */
function placeOf(position: number, many: readonly number[], from: number, compare: Compare): number {
  const isBefore = (at: number) => compare(many[at] ?? 0, position) < 0;
  let [low, step] = [from, 1];
  while (low + step <= many.length && isBefore(low + step - 1)) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step - 1, many.length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
