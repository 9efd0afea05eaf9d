import { asc, sql } from 'drizzle-orm';
import { CODES_IN_PART, type PageKind } from 'shared-contracts/shell/calls/sitemap';
import { metafilter, product } from '../db/schema';
import type { Context } from '../http/context';

const partsOf = (count: number) => Math.ceil(count / CODES_IN_PART);

/** The number of parts for the codes of each kind. */
export async function pageParts({ db, catalogue: { reference } }: Context): Promise<Record<PageKind, number>> {
  const [products] = await db.select({ count: sql<number>`count(*)::int` }).from(product);
  const filters = await db.$count(metafilter);
  return {
    section: partsOf(reference.sections.size),
    filter: partsOf(filters),
    brand: partsOf(reference.brands.size),
    product: partsOf(products?.count ?? 0),
  };
}

/** One part of the codes of a kind: every city has the same pages, whatever its stock. */
export async function pageCodes(kind: PageKind, part: number, { db, catalogue }: Context): Promise<string[]> {
  const { sections, brands } = catalogue.reference;
  const start = (part - 1) * CODES_IN_PART;
  const partOf = (codes: string[]) => codes.slice(start, start + CODES_IN_PART);
  if (kind === 'section') return partOf([...sections.values()].map(({ uniqueCode }) => uniqueCode));
  if (kind === 'brand') return partOf([...brands.values()].map(({ code }) => code));
  const rows =
    kind === 'filter'
      ? await db
          .select({ code: metafilter.value })
          .from(metafilter)
          .orderBy(asc(metafilter.id))
          .limit(CODES_IN_PART)
          .offset(start)
      : await db
          .select({ code: product.code })
          .from(product)
          .orderBy(asc(product.id))
          .limit(CODES_IN_PART)
          .offset(start);
  return rows.map(({ code }) => code);
}
