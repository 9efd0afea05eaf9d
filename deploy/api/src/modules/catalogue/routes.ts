import { getPurchased } from '@zapovednik/api/cabinet/calls/purchased';
import { getBrandByCode, getBrands } from '@zapovednik/api/catalog/calls/brand';
import { getAnalogues, getBuyWith, getPage, getViewed, search } from '@zapovednik/api/catalog/calls/catalog';
import { getFilter, getFilterBySef, postFilter } from '@zapovednik/api/catalog/calls/filter';
import { getMetafilter, searchMetafilters } from '@zapovednik/api/catalog/calls/metafilter';
import { getByCode } from '@zapovednik/api/catalog/calls/product';
import { getSections } from '@zapovednik/api/catalog/calls/sections';
import { getStocks } from '@zapovednik/api/catalog/calls/stock';
import { suggest } from '@zapovednik/api/catalog/calls/suggest';
import type * as z from 'zod/mini';
import type { Context } from '../../http/context';
import { forCustomer, forEveryone, forVisitor } from '../../http/route';
import { notFound } from '../../http/shop-error';
import { analoguesOf } from './analogues';
import { brandPage, presentBrand } from './brands';
import { catalogueOf } from './in-memory/catalogue-of';
import { listItems } from './lists/list';
import { listOf, listPage } from './lists/list-page';
import { foundMetafilters, metafilterOf } from './metafilters';
import { opinionRoutes } from './opinions/routes';
import { productPage } from './product-page';
import { purchasedPage } from './purchases/bought';
import { boughtWith } from './purchases/bought-with';
import { reviewRoutes } from './reviews/routes';
import { searchPage } from './search/search-page';
import { suggestionsFor } from './search/suggest';
import { type Choice, choiceOfControls, choiceOfPath } from './selection/choice';
import { smartFilter } from './selection/facets';
import { sectionPath, sectionTree } from './selection/present-section';
import type { Criteria } from './selection/select';
import { shopStocks } from './shop-stocks';
import { subscriptionRoutes } from './subscriptions/routes';
import { viewedBefore } from './viewed';

/** The filters of a list with this choice. */
async function filters(criteria: Criteria, choice: Choice, context: Context) {
  const { reference } = catalogueOf(context);
  const section = criteria.sectionId ? reference.sections.get(criteria.sectionId) : null;
  if (section === undefined) throw notFound('Раздел не найден');
  const index = await catalogueOf(context).upToDate();
  const list = listOf(index, criteria, false, context);
  return smartFilter(index, reference, list, choice, section ? sectionPath(section) : null);
}

function chosenFilters({ section, controls, prefilter = {} }: z.output<typeof getFilter.query>, context: Context) {
  const { ID, BRAND, PROPERTY_SALES } = prefilter;
  const criteria = { sectionId: section, ids: ID, brand: BRAND, sale: PROPERTY_SALES };
  return filters(criteria, choiceOfControls(controls ?? {}, catalogueOf(context).reference), context);
}

export const catalogueRoutes = [
  forEveryone(getSections, async (_, context) => {
    const catalogue = catalogueOf(context);
    const index = await catalogue.upToDate();
    const { lists, reference } = catalogue;
    return sectionTree(reference, (sectionId) => lists.get(index, reference, { sectionId }));
  }),

  forEveryone(getPage, listPage),

  forEveryone(getFilterBySef, ({ smart_filter_uri, section }, context) =>
    filters({ sectionId: section }, choiceOfPath(smart_filter_uri, catalogueOf(context).reference), context),
  ),

  forEveryone(getFilter, chosenFilters),

  forEveryone(postFilter, chosenFilters),

  forEveryone(getByCode, ({ code }, context) => productPage(code, context)),

  forEveryone(search, ({ query, ...request }, context) => searchPage(query, request, context)),

  forEveryone(suggest, ({ query }, context) => suggestionsFor(query, context)),

  forEveryone(getBuyWith, async ({ productId }, context) => listItems(context, await boughtWith(productId, context))),

  forEveryone(getAnalogues, async ({ productId }, context) =>
    listItems(context, await analoguesOf(productId, catalogueOf(context), context)),
  ),

  forEveryone(getStocks, ({ productId }, context) => shopStocks(productId, context)),

  forVisitor(getViewed, async ({ productId }, context) => listItems(context, await viewedBefore(productId, context))),

  forEveryone(getBrands, async (_, context) => [...catalogueOf(context).reference.brands.values()].map(presentBrand)),

  forEveryone(getBrandByCode, ({ code }, context) => brandPage(code, context)),

  forEveryone(searchMetafilters, ({ value }, context) => foundMetafilters(value, context)),

  forEveryone(getMetafilter, ({ value }, context) => metafilterOf(value, context)),

  forCustomer(getPurchased, (request, context) => purchasedPage(request, context)),

  ...reviewRoutes,

  ...opinionRoutes,

  ...subscriptionRoutes,
];
