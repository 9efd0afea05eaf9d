import type { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type { ProductIndex } from '../index/product-index';

/** Products of the index with their counts, each computed on first use. The set must not be changed. */
export class CountedList {
  private cardCount: number | null = null;
  private valueCounts: Int32Array | null = null;
  private priceRange: readonly [number, number] | null = null;

  constructor(
    private readonly index: ProductIndex,
    readonly set: BitSet,
  ) {}

  /** The number of cards of the products: variants of one product are one card. */
  get cards(): number {
    this.cardCount ??= countCards(this.index, this.set);
    return this.cardCount;
  }

  /** The number of cards with each value, by the value's ordinal. */
  get values(): Int32Array {
    this.valueCounts ??= countValues(this.index, this.set);
    return this.valueCounts;
  }

  /** Kopecks of the cheapest and the most expensive product. Null: there are no products. */
  get prices(): readonly [number, number] | null {
    if (this.priceRange) return this.priceRange;
    let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
    this.set.forEach((position) => {
      const price = this.index.prices[position] ?? 0;
      if (price < lowest) lowest = price;
      if (price > highest) highest = price;
    });
    this.priceRange = [lowest, highest];
    return highest === 0 ? null : this.priceRange;
  }
}

/** The number of cards of the products. */
export function countCards({ cards }: Pick<ProductIndex, 'cards'>, set: BitSet): number {
  let count = 0;
  let last = -1;
  set.forEach((position) => {
    const card = cards[position] ?? -1;
    if (card !== last) count += 1;
    last = card;
  });
  return count;
}

/** One pass over the products counts all values. A card counts once for each value. */
function countValues({ cards, values, ordinals }: ProductIndex, set: BitSet): Int32Array {
  const counts = new Int32Array(ordinals.size);
  const lastCard = new Int32Array(ordinals.size).fill(-1);
  set.forEach((position) => {
    const card = cards[position] ?? -1;
    for (const ordinal of values[position] ?? []) {
      if (lastCard[ordinal] === card) continue;
      lastCard[ordinal] = card;
      counts[ordinal] = (counts[ordinal] ?? 0) + 1;
    }
  });
  return counts;
}
