import { eq } from 'drizzle-orm';
import type { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type { Database } from '../../../db/database';
import { boughtTogether } from '../../../db/schema';
import type { Context } from '../../../http/context';
import { catalogueOf } from '../in-memory/catalogue-of';
import type { ProductIndex } from '../index/product-index';
import { availableSet } from '../lists/list-page';
import { type Reference, subtree, wayUp } from '../products/reference';
import { forOthers } from '../selection/for-others';
import { nearest } from '../selection/nearest';
import { unionOf } from '../selection/select';

const SHOWN = 10;
/** The most products of one kind in the row, so that it does not contain only bowls. */
const OF_KIND = 4;

/**
 * Products that are bought together with a product (API-12). All are for the same animal and of another kind, because
 * goods of its own kind would replace it. First, the products that were most often ordered together with it. Then goods
 * of related sections, those with the most common properties first (brand, taste, special needs). Only goods that can
 * be ordered here.
 */
export async function boughtWith(productId: number, context: Context): Promise<number[]> {
  const { db } = context;
  const catalogue = catalogueOf(context);
  const index = await catalogue.upToDate();
  const position = index.positions.get(productId);
  if (position === undefined) return [];
  const { reference } = catalogue;
  const fitting = availableSet(index, context).new_difference(forOthers(position, index, reference));
  const together = (await inSameOrders(db, productId)).flatMap((id) => index.positions.get(id) ?? []);
  const kindOf = (one: number) => kindOfSection(index.products[one]?.sectionId ?? 0, reference);
  const cards = new Set([index.cards[position]]);
  const left = new Map([[kindOf(position), 0]]);
  return [...together, ...complementsOf(position, index, reference, fitting)]
    .filter((other) => {
      const [card, kind] = [index.cards[other], kindOf(other)];
      const free = left.get(kind) ?? OF_KIND;
      if (!fitting.has(other) || cards.has(card) || free === 0) return false;
      cards.add(card);
      left.set(kind, free - 1);
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

/** The section below the root: dry food, litter, toys. */
function kindOfSection(sectionId: number, { sections }: Reference): number {
  const way = wayUp(sections, sectionId);
  return way.at(-2) ?? sectionId;
}

/** The best goods of each related section, alternating between sections. */
function complementsOf(position: number, index: ProductIndex, reference: Reference, fitting: BitSet): number[] {
  const way = wayUp(reference.sections, index.products[position]?.sectionId ?? 0);
  const nearestSection = way.find((id) => reference.complements.has(id));
  const sections =
    nearestSection === undefined ? siblingsOf(way, reference) : (reference.complements.get(nearestSection) ?? []);
  const best = sections.map((id) => {
    const goods = unionOf(index.bySection, subtree(reference, id)).intersection(fitting);
    return nearest(position, goods, index, OF_KIND);
  });
  return Array.from({ length: OF_KIND }, (_, turn) => best.flatMap((list) => list[turn] ?? [])).flat();
}

/** Used without configured related sections: the other sections of the same animal. */
function siblingsOf(way: readonly number[], reference: Reference): number[] {
  const root = way.at(-1) ?? 0;
  return (reference.children.get(root) ?? []).map(({ id }) => id).filter((id) => !way.includes(id));
}
