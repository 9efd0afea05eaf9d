import { CODES_IN_PART, type PageKind } from '@zapovednik/api/shell/calls/sitemap';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import {
  author,
  metafilter,
  product,
  promotion,
  publication,
  sale,
  salon,
  shop,
  specialist,
  vacancy,
} from '../../db/schema';
import type { Context } from '../../http/context';
import { catalogueOf } from '../catalogue/api';
import { current, published, withOpenJobs } from '../content/api';

const partsOf = (count: number) => Math.ceil(count / CODES_IN_PART);

/** The number of parts for the codes of each kind. */
export async function pageParts(context: Context): Promise<Record<PageKind, number>> {
  const { db, now } = context;
  const { reference } = catalogueOf(context);
  const time = now();
  return {
    section: partsOf(reference.sections.size),
    filter: partsOf(await db.$count(metafilter)),
    brand: partsOf(reference.brands.size),
    product: partsOf(await db.$count(product)),
    article: partsOf(await db.$count(publication, published('article', time))),
    author: partsOf(await db.$count(author)),
    news: partsOf(await db.$count(publication, published('news', time))),
    sale: partsOf(await db.$count(promotion, current(time))),
    shop: partsOf(await db.$count(shop)),
    specialist: partsOf(await db.$count(specialist)),
    vacancy: partsOf(await db.$count(vacancy, withOpenJobs(db, time))),
  };
}

/** One part of the codes of a kind. Every city has the same pages, whatever its stock. */
export async function pageCodes(kind: PageKind, part: number, context: Context): Promise<string[]> {
  const { sections, brands } = catalogueOf(context).reference;
  const start = (part - 1) * CODES_IN_PART;
  const partOf = (codes: string[]) => codes.slice(start, start + CODES_IN_PART);
  if (kind === 'section') return partOf([...sections.values()].map(({ uniqueCode }) => uniqueCode));
  if (kind === 'brand') return partOf([...brands.values()].map(({ code }) => code));
  if (kind === 'specialist') return partOf(await specialistCodes(context.db));
  const rows = await codesOf(kind, context).limit(CODES_IN_PART).offset(start);
  return rows.map(({ code }) => code);
}

/** The codes of a kind with a table, in a stable order. */
function codesOf(kind: Exclude<PageKind, 'section' | 'brand' | 'specialist'>, { db, now }: Context) {
  switch (kind) {
    case 'filter':
      return db.select({ code: metafilter.value }).from(metafilter).orderBy(asc(metafilter.id)).$dynamic();
    case 'product':
      return db.select({ code: product.code }).from(product).orderBy(asc(product.id)).$dynamic();
    case 'shop':
      return db.select({ code: shop.code }).from(shop).orderBy(asc(shop.id)).$dynamic();
    case 'author':
      return db.select({ code: author.code }).from(author).orderBy(asc(author.id)).$dynamic();
    case 'vacancy':
      return db
        .select({ code: vacancy.code })
        .from(vacancy)
        .where(withOpenJobs(db, now()))
        .orderBy(asc(vacancy.id))
        .$dynamic();
    case 'sale':
      return db
        .select({ code: sale.code })
        .from(promotion)
        .innerJoin(sale, eq(sale.id, promotion.saleId))
        .where(current(now()))
        .orderBy(asc(sale.id))
        .$dynamic();
    default:
      return db
        .select({ code: publication.code })
        .from(publication)
        .where(published(kind, now()))
        .orderBy(asc(publication.id))
        .$dynamic();
  }
}

/** The specialists of all services as `vet/12`: a chain has some hundreds of them. */
async function specialistCodes(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: specialist.id, kind: salon.kind })
    .from(specialist)
    .innerJoin(salon, eq(salon.id, specialist.salonId))
    .orderBy(asc(specialist.id));
  return rows.map(({ id, kind }) => `${kind}/${id}`);
}
