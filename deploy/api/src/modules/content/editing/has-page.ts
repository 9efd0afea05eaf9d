import type { ServiceKind } from '@zapovednik/api/services/calls/salon';
import { and, eq, lte, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database';
import {
  author,
  brand,
  metafilter,
  product,
  promotion,
  publication,
  sale,
  salon,
  section,
  shop,
  specialist,
  vacancy,
} from '../../../db/schema';
import { shownVacancy } from '../careers/careers';
import { productLists } from './page-paths';
import type { Content, ContentKind } from './records';

/** What a link can lead to: what the shop shows now, and what the folder brings. */
export interface Shown {
  db: Database;
  contents: readonly Content[];
  now: Date;
}

type HasPage = (code: string, shown: Shown) => Promise<boolean>;

const inFolder = ({ contents }: Shown, kind: ContentKind, code: string): boolean =>
  contents.some((one) => one.kind === kind && one.code === code);

const some = async ({ db }: Shown, table: PgTable, where: SQL | undefined): Promise<boolean> =>
  (await db.$count(table, where)) > 0;

const text =
  (kind: 'article' | 'news', folder: 'articles' | 'news'): HasPage =>
  async (code, shown) => {
    const isIt = and(eq(publication.kind, kind), eq(publication.code, code), eq(publication.isActive, true));
    return (
      inFolder(shown, folder, code) || some(shown, publication, and(isIt, lte(publication.publishedAt, shown.now)))
    );
  };

const person =
  (kind: ServiceKind): HasPage =>
  async (id, { db }) => {
    if (!/^\d{1,9}$/.test(id)) return false;
    const rows = await db
      .select({ id: specialist.id })
      .from(specialist)
      .innerJoin(salon, eq(salon.id, specialist.salonId))
      .where(and(eq(specialist.id, Number(id)), eq(salon.kind, kind)));
    return rows.length > 0;
  };

/** The pages with a variable part to which a text may lead. The others belong to one person. */
const pages: Readonly<Record<string, HasPage>> = {
  '/articles/:code': text('article', 'articles'),
  '/news/:code': text('news', 'news'),
  async '/sales/:code'(code, shown) {
    if (inFolder(shown, 'promotions', code)) return true;
    const rows = await shown.db
      .select({ id: sale.id })
      .from(promotion)
      .innerJoin(sale, eq(sale.id, promotion.saleId))
      .where(and(eq(sale.code, code), lte(promotion.startsAt, shown.now)));
    return rows.length > 0;
  },
  '/shops/:code': (code, shown) => some(shown, shop, eq(shop.code, code)),
  '/vacancies/:code': async (code, shown) =>
    inFolder(shown, 'vacancies', code) || some(shown, vacancy, and(eq(vacancy.code, code), shownVacancy(shown.now))),
  '/authors/:code': async (code, shown) =>
    inFolder(shown, 'authors', code) || some(shown, author, eq(author.code, code)),
  '/product/:code': (code, shown) => some(shown, product, eq(product.code, code)),
  '/brand/:code': (code, shown) => some(shown, brand, eq(brand.code, code)),
  '/catalog/*': async (code, shown) =>
    (await some(shown, section, eq(section.uniqueCode, code))) ||
    (await some(shown, metafilter, eq(metafilter.value, `/catalog/${code}/`))),
  '/selection/:list': async (code) => productLists.includes(code),
  '/vet-kabinety/:id': person('vet'),
  '/grooming/:id': person('grooming'),
  '/dog-training-school/:id': person('training'),
};

/** Whether a page with a variable part exists: `/articles/:code`, `kak-kupat-kota`. */
export const hasPage = async (page: string, code: string, shown: Shown): Promise<boolean> =>
  (await pages[page]?.(code, shown)) ?? false;
