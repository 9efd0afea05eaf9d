import { asc, gt, sql } from 'drizzle-orm';
import { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type { Database } from '../db/database';
import { product, productPropertyValue, productSale, shopStock, stock } from '../db/schema';
import { Vocabulary } from './vocabulary';

/** Ways to order products; name and price can be walked from either end. */
export type Order = 'sort' | 'popularity' | 'name' | 'price';

/**
 * Every product as one bit at a fixed position, and each thing that lists ask for (a section, a value, a city's stock) as
 * a set of bits: filters, their counts and a page are bit operations, and hardly grow with the catalogue. Variants of
 * one product stand side by side, so that a walk counts each card once.
 */
export interface ProductIndex {
  size: number;
  ids: Int32Array;
  positions: Map<number, number>;
  /** Number of the card that the product is a variant of. */
  cards: Int32Array;
  /** Kopecks. */
  prices: Int32Array;
  orders: Record<Order, Int32Array>;
  all: BitSet;
  bySection: Map<number, BitSet>;
  byBrand: Map<number, BitSet>;
  byValue: Map<number, BitSet>;
  bySale: Map<number, BitSet>;
  bySeason: Map<string, BitSet>;
  fresh: BitSet;
  discounted: BitSet;
  inCity: Map<number, BitSet>;
  inShop: Map<number, BitSet>;
  /** The words of the names. */
  vocabulary: Vocabulary;
}

const readProducts = (db: Database) =>
  db
    .select({
      id: product.id,
      name: product.name,
      sectionId: product.sectionId,
      brandId: product.brandId,
      groupId: product.offerGroupId,
      price: product.discountPrice,
      isNew: product.isNew,
      isDiscounted: sql<boolean>`${product.discountPrice} * 100::bigint <= ${product.basePrice} * 98::bigint`,
      season: product.season,
      popularity: product.popularity,
      sort: product.sort,
      nameRank: sql<number>`(row_number() over (order by ${product.name} collate "und-x-icu", ${product.id}))::int`,
    })
    .from(product)
    .orderBy(sql`${product.offerGroupId} nulls last`, asc(product.id));

type Row = Awaited<ReturnType<typeof readProducts>>[number];

export async function loadProductIndex(db: Database): Promise<ProductIndex> {
  const rows = await readProducts(db);
  const positions = new Map(rows.map(({ id }, position) => [id, position]));
  const setOf = (ids: Iterable<number>) => new BitSet([...ids].flatMap((id) => positions.get(id) ?? []));
  const sets = async (found: Promise<{ key: number; ids: number[] }[]>) =>
    new Map((await found).map(({ key, ids }) => [key, setOf(ids)]));
  const collect = <K>(keyOf: (row: Row) => K) => {
    const found = new Map<K, BitSet>();
    rows.forEach((row, position) => {
      const key = keyOf(row);
      const set = found.get(key) ?? new BitSet();
      found.set(key, set);
      set.add(position);
    });
    return found;
  };
  const order = (compare: (a: Row, b: Row) => number) =>
    Int32Array.from(
      rows.map((row, position) => ({ row, position })).sort((a, b) => compare(a.row, b.row) || a.row.id - b.row.id),
      ({ position }) => position,
    );
  const seasons = collect(({ season }) => season);
  return {
    size: rows.length,
    ids: Int32Array.from(rows, ({ id }) => id),
    positions,
    cards: cardNumbers(rows),
    prices: Int32Array.from(rows, ({ price }) => price),
    orders: {
      sort: order((a, b) => a.sort - b.sort || b.popularity - a.popularity),
      popularity: order((a, b) => b.popularity - a.popularity),
      name: order((a, b) => a.nameRank - b.nameRank),
      price: order((a, b) => a.price - b.price),
    },
    all: new BitSet(rows.keys()),
    vocabulary: new Vocabulary(rows.map(({ name }) => name)),
    bySection: collect(({ sectionId }) => sectionId),
    byBrand: collect(({ brandId }) => brandId),
    bySeason: new Map([...seasons].flatMap(([season, set]) => (season === null ? [] : [[season, set] as const]))),
    fresh: collect(({ isNew }) => isNew).get(true) ?? new BitSet(),
    discounted: collect(({ isDiscounted }) => isDiscounted).get(true) ?? new BitSet(),
    byValue: await sets(
      db
        .select({ key: productPropertyValue.valueId, ids: sql<number[]>`array_agg(${productPropertyValue.productId})` })
        .from(productPropertyValue)
        .groupBy(productPropertyValue.valueId),
    ),
    bySale: await sets(
      db
        .select({ key: productSale.saleId, ids: sql<number[]>`array_agg(${productSale.productId})` })
        .from(productSale)
        .groupBy(productSale.saleId),
    ),
    inCity: await sets(
      db
        .select({ key: stock.locationId, ids: sql<number[]>`array_agg(${stock.productId})` })
        .from(stock)
        .where(gt(stock.quantity, 0))
        .groupBy(stock.locationId),
    ),
    inShop: await sets(
      db
        .select({ key: shopStock.pointId, ids: sql<number[]>`array_agg(${shopStock.productId})` })
        .from(shopStock)
        .where(gt(shopStock.quantity, 0))
        .groupBy(shopStock.pointId),
    ),
  };
}

/** Products of one group are one card; a product without a group is a card of its own. */
function cardNumbers(rows: Row[]): Int32Array {
  let card = -1;
  let group: number | null = null;
  return Int32Array.from(rows, ({ groupId }) => {
    if (groupId === null || groupId !== group) card += 1;
    group = groupId;
    return card;
  });
}
