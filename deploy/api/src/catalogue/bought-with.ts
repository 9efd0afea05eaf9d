import { eq } from 'drizzle-orm';
import type { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type { Database } from '../db/database';
import { boughtTogether } from '../db/schema';
import type { Context } from '../http/context';
import type { ProductIndex } from './index/product-index';
import { availableSet } from './list-page';
import { type Reference, subtree, wayUp } from './reference';
import { unionOf } from './select';

const SHOWN = 10;
/** Products per section that is related to the product's. */
const OF_SECTION = 4;
/** Codes of the properties for the kind of animal: goods for another animal are not related. */
const FOR_WHOM = new Set(['dlya_kogo', 'vozrast', 'razmer_porody']);

/**
 * Products that are bought together with a product (API-12). First, products that were most often ordered together with it. Then goods
 * of related sections, those with the most common properties first (brand, taste), and not for another animal. Only goods that can be
 * ordered here.
 */
export async function boughtWith(productId: number, context: Context): Promise<number[]> {
  const { db, catalogue } = context;
  const index = await catalogue.upToDate();
  const position = index.positions.get(productId);
  if (position === undefined) return [];
  const available = availableSet(index, context);
  const together = (await inSameOrders(db, productId)).flatMap((id) => index.positions.get(id) ?? []);
  const cards = new Set([index.cards[position]]);
  return [...together, ...complementsOf(position, index, catalogue.reference, available)]
    .filter((other) => {
      const card = index.cards[other];
      if (!available.has(other) || cards.has(card)) return false;
      cards.add(card);
      return true;
    })
    .slice(0, SHOWN)
    .map((other) => index.idAt(other));
}

async function inSameOrders(db: Database, productId: number): Promise<readonly number[]> {
  const [row] = await db
    .select({ others: boughtTogether.others })
    .from(boughtTogether)
    .where(eq(boughtTogether.productId, productId));
  return row?.others ?? [];
}

/** The best goods of each related section, alternating between sections. */
function complementsOf(position: number, index: ProductIndex, reference: Reference, available: BitSet): number[] {
  const way = wayUp(reference.sections, index.products[position]?.sectionId ?? 0);
  const own = way.find((id) => reference.complements.has(id));
  const sections = own === undefined ? siblingsOf(way, reference) : (reference.complements.get(own) ?? []);
  const near = nearnessTo(position, index, reference);
  const best = sections.map((id) => {
    const goods = unionOf(index.bySection, subtree(reference, id)).intersection(available);
    return bestOf(goods, near, index);
  });
  return Array.from({ length: OF_SECTION }, (_, turn) => best.flatMap((list) => list[turn] ?? [])).flat();
}

/** Without configured related sections: the other sections of the same animal. */
function siblingsOf(way: readonly number[], reference: Reference): number[] {
  const root = way.at(-1) ?? 0;
  return (reference.children.get(root) ?? []).map(({ id }) => id).filter((id) => !way.includes(id));
}

/** How similar a product is: the number of common values, minus those that show it is for a different animal. */
function nearnessTo(position: number, index: ProductIndex, reference: Reference): (other: number) => number {
  const forWhom = new Set(reference.properties.flatMap(({ id, code }) => (FOR_WHOM.has(code) ? id : [])));
  const propertyAt = [...index.ordinals.keys()].map((valueId) => reference.values.get(valueId)?.propertyId ?? 0);
  const own = index.values[position] ?? [];
  const properties = new Set(own.map((ordinal) => propertyAt[ordinal]));
  const differs = (ordinal: number) => {
    const property = propertyAt[ordinal] ?? 0;
    return forWhom.has(property) && properties.has(property);
  };
  return (other) =>
    (index.values[other] ?? []).reduce(
      (near, ordinal) => near + (own.includes(ordinal) ? 1 : differs(ordinal) ? -2 : 0),
      0,
    );
}

/** The most similar goods, one per card; of equally similar ones the most popular. */
function bestOf(goods: BitSet, near: (position: number) => number, index: ProductIndex): number[] {
  const popularity = (one: number) => index.products[one]?.popularity ?? 0;
  const seen = new Set<number | undefined>();
  return goods
    .array()
    .map((one) => ({ one, near: near(one), popularity: popularity(one) }))
    .sort((first, second) => second.near - first.near || second.popularity - first.popularity || first.one - second.one)
    .filter(({ one }) => !seen.has(index.cards[one]) && seen.add(index.cards[one]))
    .slice(0, OF_SECTION)
    .map(({ one }) => one);
}
