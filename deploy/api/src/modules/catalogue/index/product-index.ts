import { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type { Pieces } from '../../../base/pieces';
import { NameIndex } from '../language/name-index';
import { type BitSets, clear, copyOf, setOf } from './bit-sets';
import type { Having, IndexedProduct, Memberships, Score, Scores, Stocks } from './indexed-product';
import { type Orders, ordersOf, sortedIn } from './orders';

/** Groups of variants that are inserted without a pause. */
const PIECE = 100;

/**
 * Each product is one bit at a fixed position, and each property of lists (a section, a value, a city's stock) is a set
 * of bits. Filters and pages are bit operations, so a larger catalogue is hardly slower. Variants of one product are
 * adjacent, so that one pass counts each card once.
 */
export class ProductIndex {
  /** Counts the changes except for stock and reviews. Data computed from an older version is stale. */
  version: number;
  readonly positions: Map<number, number>;
  /** By position: the product, the number of its card, its price, and the ordinals of its values. */
  readonly products: IndexedProduct[];
  readonly cards: number[];
  readonly prices: number[];
  readonly values: number[][];
  /** Values by their index in arrays of counts. */
  readonly ordinals: Map<number, number>;
  orders: Orders;
  readonly all: BitSet;
  readonly fresh: BitSet;
  readonly discounted: BitSet;
  readonly bySection: BitSets<number>;
  readonly byBrand: BitSets<number>;
  readonly bySeason: BitSets<string>;
  readonly byValue: BitSets<number>;
  readonly bySale: BitSets<number>;
  readonly inCity: BitSets<number>;
  readonly inShop: BitSets<number>;
  /** By product id; it has only products with reviews. */
  private readonly scores: Map<number, Score>;
  private lastCard: number;
  /** Positions that are not in the orders yet. */
  private touched = new BitSet();

  /** @param of An index whose content is copied into the new one, except for its names. */
  constructor(
    of?: ProductIndex,
    readonly names = new NameIndex(),
  ) {
    this.version = of?.version ?? 0;
    this.positions = new Map(of?.positions);
    this.products = of?.products.slice() ?? [];
    this.cards = of?.cards.slice() ?? [];
    this.prices = of?.prices.slice() ?? [];
    // The list of a product's values is never changed. It is replaced when the product is inserted again.
    this.values = of?.values.slice() ?? [];
    this.ordinals = new Map(of?.ordinals);
    this.orders = of?.orders ?? { sort: [], popularity: [], name: [], price: [] };
    this.all = of?.all.clone() ?? new BitSet();
    this.fresh = of?.fresh.clone() ?? new BitSet();
    this.discounted = of?.discounted.clone() ?? new BitSet();
    this.bySection = copyOf(of?.bySection);
    this.byBrand = copyOf(of?.byBrand);
    this.bySeason = copyOf(of?.bySeason);
    this.byValue = copyOf(of?.byValue);
    this.bySale = copyOf(of?.bySale);
    this.inCity = copyOf(of?.inCity);
    this.inShop = copyOf(of?.inShop);
    this.scores = new Map(of?.scores);
    this.lastCard = of?.lastCard ?? -1;
  }

  /** A copy of the index, which can be changed while this one is used. */
  *copy(): Pieces<ProductIndex> {
    const names = yield* this.names.copy();
    return new ProductIndex(this, names);
  }

  get size(): number {
    return this.products.length;
  }

  idAt(position: number): number {
    return this.products[position]?.id ?? 0;
  }

  /** Ids of the products on the same card, including this one. */
  variantsOf(id: number): number[] {
    const position = this.positions.get(id);
    if (position === undefined) return [id];
    const card = this.cards[position];
    let [from, to] = [position, position];
    while (this.cards[from - 1] === card) from -= 1;
    while (this.cards[to + 1] === card) to += 1;
    const onCard = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    return onCard.flatMap((other) => (this.all.has(other) ? this.idAt(other) : []));
  }

  /** Position of the product with this article number, bar code or product code. Hyphens and spaces are ignored. */
  byCode(text: string): number | undefined {
    return this.names.byCode(text, (position) => this.products[position]);
  }

  /** The reviews of a product in all its sizes. */
  scoreOf(id: number): Score {
    const scores = this.variantsOf(id).flatMap((variant) => this.scores.get(variant) ?? []);
    return scores.reduce((all, one) => ({ sum: all.sum + one.sum, count: all.count + one.count }), {
      sum: 0,
      count: 0,
    });
  }

  /** Ids of the values that a product has. */
  valueIdsOf(id: number): number[] {
    const valueIds = [...this.ordinals.keys()];
    const ordinals = this.values[this.positions.get(id) ?? -1] ?? [];
    return ordinals.flatMap((ordinal) => valueIds[ordinal] ?? []);
  }

  /**
   * Inserts new and changed products, each with all variants of its group, and removes the ids in `gone`. Call
   * `setStock` for them and `sort` afterwards.
   */
  *put(products: readonly IndexedProduct[], { values, sales }: Memberships, gone: readonly number[] = []): Pieces {
    this.version += 1;
    for (const id of gone) this.touch(this.remove(id));
    const groups = [...Map.groupBy(products, ({ id, groupId }) => groupId ?? -id).values()];
    for (const [at, variants] of groups.entries()) {
      if (at % PIECE === 0) yield;
      this.touch(this.place(variants));
    }
    yield;
    // An array that `push` has enlarged keeps room for sixteen more numbers.
    this.mark(this.byValue, values, (position, valueId) => {
      this.values[position] = (this.values[position] ?? []).concat(this.ordinalOf(valueId));
    });
    this.mark(this.bySale, sales);
  }

  /** Updates the orders with all inserted products. */
  *sort(): Pieces {
    const touched = this.touched;
    this.touched = new BitSet();
    this.orders = yield* sortedIn(this.orders, ordersOf(this.products), touched, (position) => this.all.has(position));
  }

  /** Replaces the stock of these products. */
  setStock(ids: readonly number[], { cities, shops }: Stocks): void {
    const positions = ids.flatMap((id) => this.positions.get(id) ?? []);
    for (const sets of [this.inCity, this.inShop]) clear(sets, positions);
    this.mark(this.inCity, cities);
    this.mark(this.inShop, shops);
  }

  /** Replaces the reviews of these products. */
  setScores(ids: readonly number[], scores: Scores): void {
    for (const id of ids) {
      const score = scores.get(id);
      if (score) this.scores.set(id, score);
      else this.scores.delete(id);
    }
  }

  /** Places the variants of one product at adjacent positions. Returns the changed positions. */
  private place(variants: readonly IndexedProduct[]): number[] {
    // A group with a new variant moves to the end as a whole, because there is no free position next to it.
    const stay = variants.every(({ id, groupId }) => this.products[this.positions.get(id) ?? -1]?.groupId === groupId);
    const keepsNames = stay && variants.every((product) => this.isNamedSo(product));
    const left = variants.flatMap(({ id }) => this.remove(id, keepsNames));
    if (!stay) this.lastCard += 1;
    const taken = variants.map((product, index) => {
      const position = (stay ? left[index] : undefined) ?? this.size;
      if (!stay) this.cards[position] = this.lastCard;
      this.products[position] = product;
      this.prices[position] = product.price;
      this.values[position] = [];
      this.positions.set(product.id, position);
      if (!keepsNames) this.names.add(position, product);
      this.markProduct(position, product);
      return position;
    });
    return [...left, ...taken];
  }

  private touch(positions: readonly number[]): void {
    for (const position of positions) this.touched.add(position);
  }

  private markProduct(position: number, { sectionId, brandId, season, isNew, isDiscounted }: IndexedProduct): void {
    this.all.add(position);
    if (isNew) this.fresh.add(position);
    if (isDiscounted) this.discounted.add(position);
    setOf(this.bySection, sectionId).add(position);
    setOf(this.byBrand, brandId).add(position);
    if (season !== null) setOf(this.bySeason, season).add(position);
  }

  private isNamedSo({ id, name, article, barCode, code }: IndexedProduct): boolean {
    const indexed = this.products[this.positions.get(id) ?? -1];
    if (indexed?.name !== name || indexed.code !== code) return false;
    return indexed.article === article && indexed.barCode === barCode;
  }

  private remove(id: number, keepName = false): number[] {
    const position = this.positions.get(id);
    const product = position === undefined ? undefined : this.products[position];
    if (position === undefined || !product) return [];
    if (!keepName) this.names.remove(position, product);
    this.positions.delete(id);
    for (const set of [this.all, this.fresh, this.discounted]) set.remove(position);
    for (const sets of [this.bySection, this.byBrand, this.byValue, this.bySale, this.inCity, this.inShop]) {
      clear(sets, [position]);
    }
    clear(this.bySeason, [position]);
    return [position];
  }

  private mark(sets: BitSets<number>, having: Having, also?: (position: number, key: number) => void): void {
    for (const { key, ids } of having) {
      const set = setOf(sets, key);
      for (const id of ids) {
        const position = this.positions.get(id);
        if (position === undefined) continue;
        set.add(position);
        also?.(position, key);
      }
    }
  }

  private ordinalOf(valueId: number): number {
    const ordinal = this.ordinals.get(valueId) ?? this.ordinals.size;
    this.ordinals.set(valueId, ordinal);
    return ordinal;
  }
}
