import { TypedFastBitSet as BitSet } from 'typedfastbitset';
import { unionOfSets } from '../index/bit-sets';
import type { Order } from '../index/orders';
import type { ProductIndex } from '../index/product-index';
import { type Reference, subtree } from '../products/reference';
import { type Choice, nothingChosen } from './choice';
import { CountedList } from './counted-list';

/** The criteria of a list. A missing field does not limit. */
export interface Criteria {
  sectionId?: number | undefined;
  ids?: readonly number[] | undefined;
  notIds?: readonly number[] | undefined;
  /** Code of the brand. */
  brand?: string | undefined;
  /** Code of the sale. */
  sale?: string | undefined;
  season?: string | undefined;
  isNew?: boolean | undefined;
  isDiscounted?: boolean | undefined;
}

const none = new BitSet();

/** The products of a list, before the visitor's filters. */
export function select(index: ProductIndex, reference: Reference, criteria: Criteria): BitSet {
  const positions = (ids: readonly number[]) => new BitSet(ids.flatMap((id) => index.positions.get(id) ?? []));
  const set = criteria.ids ? positions(criteria.ids) : index.all.clone();
  const limit = (other: BitSet | undefined) => set.intersection(other ?? none);
  if (criteria.sectionId) limit(unionOf(index.bySection, subtree(reference, criteria.sectionId)));
  if (criteria.brand !== undefined) limit(index.byBrand.get(reference.brandByCode.get(criteria.brand)?.id ?? 0));
  if (criteria.sale !== undefined) limit(index.bySale.get(reference.sales.get(criteria.sale)?.id ?? 0));
  if (criteria.season !== undefined) limit(index.bySeason.get(criteria.season));
  if (criteria.isNew) limit(index.fresh);
  if (criteria.isDiscounted) limit(index.discounted);
  if (criteria.notIds) set.difference(positions(criteria.notIds));
  return set;
}

export const unionOf = (sets: ReadonlyMap<number, BitSet>, keys: readonly number[]): BitSet =>
  unionOfSets(keys.flatMap((key) => sets.get(key) ?? []));

/** The products of a list after the filters. To count the values of one property or the price, leave it out. */
export function narrow(
  index: ProductIndex,
  list: CountedList,
  choice: Choice,
  without?: number | 'price',
): CountedList {
  const limits = [...choice.values].flatMap(([propertyId, values]) =>
    propertyId === without ? [] : unionOf(index.byValue, values),
  );
  const { priceFrom, priceTo } = without === 'price' ? nothingChosen : choice;
  if (limits.length === 0 && priceFrom === null && priceTo === null) return list;
  const set = list.set.clone();
  for (const limit of limits) set.intersection(limit);
  if (priceFrom !== null || priceTo !== null) {
    const from = (priceFrom ?? 0) * 100;
    const to = (priceTo ?? Number.POSITIVE_INFINITY) * 100;
    for (const position of set.array()) {
      const price = index.prices[position] ?? 0;
      if (price < from || price > to) set.remove(position);
    }
  }
  return new CountedList(index, set);
}

interface PageOptions {
  /** An order of the index, or another order of a part of the set. */
  order: Order | ((part: BitSet) => Iterable<number>);
  /** Whether to reverse an order of the index. */
  reversed: boolean;
  /** These come first. */
  available: BitSet;
  from: number;
  count: number;
}

/** Ids of one page of cards, each card at its first variant in that order. */
export function pageOf(
  index: Pick<ProductIndex, 'size' | 'idAt' | 'cards' | 'orders'>,
  set: BitSet,
  { order, reversed, available, from, count }: PageOptions,
): number[] {
  const seen = new BitSet();
  // It has its full size from the start, because checkedAdd loses added bits while it grows.
  seen.resize(index.size);
  const found: number[] = [];
  for (const part of [set.new_intersection(available), set.new_difference(available)]) {
    if (found.length >= from + count) break;
    const walk = typeof order === 'string' ? inOrder(index.orders[order], reversed) : order(part);
    for (const position of walk) {
      if (part.has(position) && seen.checkedAdd(index.cards[position] ?? 0)) found.push(index.idAt(position));
      if (found.length >= from + count) break;
    }
  }
  return found.slice(from, from + count);
}

const inOrder = (order: readonly number[], reversed: boolean): Iterable<number> => ({
  *[Symbol.iterator]() {
    for (let step = 0; step < order.length; step += 1) yield order[reversed ? order.length - 1 - step : step] ?? 0;
  },
});
