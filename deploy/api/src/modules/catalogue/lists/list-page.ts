import type { getPage } from '@zapovednik/api/catalog/calls/catalog';
import type { ProductPageAnswer } from '@zapovednik/api/catalog/wire/product-page';
import { asc, eq } from 'drizzle-orm';
import { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type * as z from 'zod/mini';
import type { Database } from '../../../db/database';
import { sectionTag } from '../../../db/schema';
import type { Context } from '../../../http/context';
import { notFound } from '../../../http/shop-error';
import { catalogueOf } from '../in-memory/catalogue-of';
import type { ProductIndex } from '../index/product-index';
import { choiceOfControls, choiceOfPath, merged } from '../selection/choice';
import { CountedList } from '../selection/counted-list';
import { presentSectionHead } from '../selection/present-section';
import { type Criteria, narrow, pageOf } from '../selection/select';
import { sortingOf } from '../selection/sort';
import { listItems } from './list';

type PageRequest = z.output<typeof getPage.query>;

/** The products that can be ordered here now: the city's goods, or the chosen shop's in fast-pickup mode (CAT-53). */
export const availableSet = (
  index: ProductIndex,
  { locationId, shopId }: Pick<Context, 'locationId' | 'shopId'>,
): BitSet => (shopId === null ? index.inCity.get(locationId) : index.inShop.get(shopId)) ?? new BitSet();

/** The products of a list. In fast-pickup mode a list without product ids contains only the chosen shop's goods. */
export function listOf(index: ProductIndex, criteria: Criteria, onlyAvailable: boolean, context: Context): CountedList {
  const { lists, reference } = catalogueOf(context);
  const list = lists.get(index, reference, criteria);
  if (!onlyAvailable && (context.shopId === null || criteria.ids)) return list;
  return new CountedList(index, list.set.new_intersection(availableSet(index, context)));
}

function criteriaOf({ section, filter = {} }: PageRequest): Criteria {
  return {
    sectionId: section,
    ids: filter.ID,
    notIds: filter['!ID'],
    brand: filter.BRAND,
    sale: filter.PROPERTY_SALES,
    season: filter.SEASON,
    isNew: filter.NEW === 'Y',
    isDiscounted: filter.DISCOUNT === 'Y',
  };
}

/** One page of a list (API-07): orderable products come first. */
export async function listPage(request: PageRequest, context: Context): Promise<ProductPageAnswer> {
  const { reference } = catalogueOf(context);
  const section = request.section ? reference.sections.get(request.section) : null;
  if (section === undefined) throw notFound('Раздел не найден');
  const index = await catalogueOf(context).upToDate();
  const list = listOf(index, criteriaOf(request), request.filter?.AVAILABLE === 'Y', context);
  const choice = merged(
    choiceOfPath(request.smart_filter_uri ?? '', reference),
    choiceOfControls(request.controls ?? {}, reference),
  );
  const found = narrow(index, list, choice);
  const { order, reversed, active } = sortingOf(request.sort);
  const ids = pageOf(index, found.set, {
    order: order === 'relevance' ? 'sort' : order,
    reversed,
    available: availableSet(index, context),
    from: (request.page - 1) * request.perPage,
    count: request.perPage,
  });
  const productCount = found.cards;
  return {
    products: await listItems(context, ids),
    pageCount: Math.ceil(productCount / request.perPage),
    productCount,
    description: section?.description ?? '',
    section: section ? presentSectionHead(section) : null,
    tags: { REFERENCES: section ? await tagsOf(context.db, section.id) : [] },
    activeSort: active,
    page: request.page,
    misspell: null,
    product_ids: ids,
  };
}

function tagsOf(db: Database, sectionId: number) {
  return db
    .select({ NAME: sectionTag.name, URL: sectionTag.url })
    .from(sectionTag)
    .where(eq(sectionTag.sectionId, sectionId))
    .orderBy(asc(sectionTag.sort), asc(sectionTag.url));
}
