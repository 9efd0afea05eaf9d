import { TypedFastBitSet as BitSet } from 'typedfastbitset';
import { groupBy } from '../group-by';
import { NameIndex } from '../search/name-index';
import { mergedOrder, type Order, type Orders, ordersOf } from './orders';

/** A product as far as lists, filters and search must know it. */
export interface IndexedProduct {
  id: number;
  name: string;
  article: string;
  barCode: string;
  sectionId: number;
  brandId: number;
  /** Null: it has no variants. */
  groupId: number | null;
  /** Kopecks. */
  price: number;
  isNew: boolean;
  isDiscounted: boolean;
  season: string | null;
  popularity: number;
  sort: number;
}

/** Ids of products by what they have: a value, a sale, stock in a city. */
export type Having = readonly { key: number; ids: readonly number[] }[];

export interface Memberships {
  values: Having;
  sales: Having;
}

export interface Stocks {
  cities: Having;
  shops: Having;
}

type Sets<K> = Map<K, BitSet>;

/**
 * Every product as one bit at a fixed position, and each thing that lists ask for (a section, a value, a city's stock) as
 * a set of bits: filters and pages are bit operations, and hardly grow with the catalogue. Variants of one product
 * stand side by side, so that a walk counts each card once.
 */
export class ProductIndex {
  /** Counts the changes of everything but stock: what was worked out of an older version is out of date. */
  version = 0;
  readonly positions = new Map<number, number>();
  /** By position: the product, the number of the card that it is a variant of, what it costs, ordinals of its values. */
  readonly products: IndexedProduct[] = [];
  readonly cards: number[] = [];
  readonly prices: number[] = [];
  readonly values: number[][] = [];
  /** Values by their place in arrays of counts. */
  readonly ordinals = new Map<number, number>();
  orders: Orders = { sort: [], popularity: [], name: [], price: [] };
  readonly names = new NameIndex();
  readonly all = new BitSet();
  readonly fresh = new BitSet();
  readonly discounted = new BitSet();
  readonly bySection: Sets<number> = new Map();
  readonly byBrand: Sets<number> = new Map();
  readonly bySeason: Sets<string> = new Map();
  readonly byValue: Sets<number> = new Map();
  readonly bySale: Sets<number> = new Map();
  readonly inCity: Sets<number> = new Map();
  readonly inShop: Sets<number> = new Map();
  private lastCard = -1;

  get size(): number {
    return this.products.length;
  }

  idAt(position: number): number {
    return this.products[position]?.id ?? 0;
  }

  /** Ids of the products on one card with this one, itself among them. */
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

  /** Ids of the values that a product has. */
  valueIdsOf(id: number): number[] {
    const valueIds = [...this.ordinals.keys()];
    const ordinals = this.values[this.positions.get(id) ?? -1] ?? [];
    return ordinals.flatMap((ordinal) => valueIds[ordinal] ?? []);
  }

  /**
   * Takes products in, new ones and changed ones, each with all variants of its group; their stock is to be set after it.
   * Of the ids in `gone` nothing is left.
   */
  put(products: readonly IndexedProduct[], { values, sales }: Memberships, gone: readonly number[] = []): void {
    const touched = new Set(gone.flatMap((id) => this.remove(id)));
    for (const variants of groupBy(products, ({ id, groupId }) => groupId ?? -id).values()) {
      for (const position of this.place(variants)) touched.add(position);
    }
    this.mark(this.byValue, values, (position, valueId) => this.values[position]?.push(this.ordinalOf(valueId)));
    this.mark(this.bySale, sales);
    this.orders = mergedOrder(this.orders, ordersOf(this.products), touched, (position) => this.all.has(position));
    this.version += 1;
  }

  /** Sets where these products lie, instead of what was known of them. */
  setStock(ids: readonly number[], { cities, shops }: Stocks): void {
    const positions = ids.flatMap((id) => this.positions.get(id) ?? []);
    for (const sets of [this.inCity, this.inShop]) clear(sets, positions);
    this.mark(this.inCity, cities);
    this.mark(this.inShop, shops);
  }

  /** Puts the variants of one product side by side; answers the positions that this touches. */
  private place(variants: readonly IndexedProduct[]): number[] {
    // A group that got another variant moves to the end as a whole: there is no room in between.
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

  private markProduct(position: number, { sectionId, brandId, season, isNew, isDiscounted }: IndexedProduct): void {
    this.all.add(position);
    if (isNew) this.fresh.add(position);
    if (isDiscounted) this.discounted.add(position);
    setOf(this.bySection, sectionId).add(position);
    setOf(this.byBrand, brandId).add(position);
    if (season !== null) setOf(this.bySeason, season).add(position);
  }

  private isNamedSo({ id, name, article, barCode }: IndexedProduct): boolean {
    const known = this.products[this.positions.get(id) ?? -1];
    return known?.name === name && known.article === article && known.barCode === barCode;
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

  private mark(sets: Sets<number>, having: Having, also?: (position: number, key: number) => void): void {
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

export type { Order };

function setOf<K>(sets: Sets<K>, key: K): BitSet {
  const set = sets.get(key) ?? new BitSet();
  sets.set(key, set);
  return set;
}

function clear<K>(sets: Sets<K>, positions: readonly number[]): void {
  for (const set of sets.values()) for (const position of positions) set.remove(position);
}
