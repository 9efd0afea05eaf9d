import { eq } from 'drizzle-orm';
import { product } from '../db/schema';
import type { Context } from '../http/context';
import { availableSet } from './list-page';
import { type Reference, subtree } from './reference';
import { pageOf, unionOf } from './select';

const SHOWN = 10;

function rootOf(sections: Reference['sections'], id: number): number {
  const parent = sections.get(id)?.parentId ?? null;
  return parent === null ? id : rootOf(sections, parent);
}

/** What goes with a product: the most popular goods for the same animal from other sections, in stock here, best of each first. */
export async function boughtWith(productId: number, context: Context): Promise<number[]> {
  const { db, catalogue } = context;
  const [own] = await db.select({ sectionId: product.sectionId }).from(product).where(eq(product.id, productId));
  const available = availableSet(await catalogue.upToDate(), context);
  if (!own || !available) return [];
  const index = await catalogue.upToDate();
  const { reference } = catalogue;
  const best = subtree(reference, rootOf(reference.sections, own.sectionId))
    .filter((id) => id !== own.sectionId)
    .map((id) =>
      pageOf(index, unionOf(index.bySection, [id]).new_intersection(available), {
        order: 'popularity',
        reversed: false,
        available,
        from: 0,
        count: 3,
      }),
    );
  return [0, 1, 2].flatMap((rank) => best.flatMap((ids) => ids[rank] ?? [])).slice(0, SHOWN);
}
