import { TypedFastBitSet as BitSet } from 'typedfastbitset';

/** The words of sets that were given back, all of one length. */
let free: Uint32Array[] = [];
/** A search needs ten to forty sets. */
const MOST_FREE = 100;

/**
 * The sets that one search makes, which are used again by later ones. With a million products a set has 125 kB, and as garbage the
 * dozens of each search would make V8 collect the whole heap twice a second.
 */
export class BorrowedSets {
  private readonly borrowed: BitSet[] = [];
  private readonly length: number;

  /** @param size of the index: all positions are below it */
  constructor(size: number) {
    this.length = Math.ceil(size / 32);
  }

  empty(): BitSet {
    const words = this.words();
    words.fill(0);
    return this.keep(words);
  }

  copy(set: BitSet): BitSet {
    const words = this.words();
    const own = this.within(set);
    words.set(own);
    words.fill(0, own.length);
    return this.keep(words);
  }

  /** Adds the other set to a borrowed one. */
  join(set: BitSet, other: BitSet): void {
    set.union(BitSet.fromWords(this.within(other)));
  }

  union(sets: readonly BitSet[]): BitSet {
    const [first, ...others] = sets;
    if (!first) return this.empty();
    const all = this.copy(first);
    for (const set of others) this.join(all, set);
    return all;
  }

  intersection(one: BitSet, other: BitSet): BitSet {
    return this.copy(one).intersection(other);
  }

  difference(one: BitSet, other: BitSet): BitSet {
    return this.copy(one).difference(other);
  }

  /** After the answer. The sets are empty from now on, so a later use cannot read what another search puts into them. */
  giveBack(): void {
    for (const set of this.borrowed) {
      if (set.words.length === this.length && free.length < MOST_FREE) free.push(set.words);
      set.words = nothing;
    }
    this.borrowed.length = 0;
  }

  private words(): Uint32Array {
    const words = free.pop();
    if (words?.length === this.length) return words;
    // The catalogue has grown.
    free = [];
    return new Uint32Array(this.length);
  }

  private keep(words: Uint32Array): BitSet {
    const set = BitSet.fromWords(words);
    this.borrowed.push(set);
    return set;
  }

  /** A set of the index has room to grow. */
  private within({ words }: BitSet): Uint32Array {
    return words.length > this.length ? words.subarray(0, this.length) : words;
  }
}

const nothing = new Uint32Array(0);
