import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { flag, listOf, paging, wholeNumber } from '../../field';
import { toListItems } from '../models/product';
import { toProductPage, toSearchPage } from '../models/product-page';
import { listItem } from '../wire/product';
import { productPage, searchAnswer } from '../wire/product-page';
import { byProduct, controls, prefilter, smartFilterUri } from './filter';

export const direction = z.enum(['asc', 'desc', 'ASC', 'DESC']);

/**
 * The order of a list: by name or price if chosen, else SORT before popularity (CAT-13, CAT-16, PRD-38). `relevance` is for search
 * only.
 */
const sort = z.object({
  SORT: z.optional(direction),
  popularity: z.optional(direction),
  PROPERTY_POPULARITY: z.optional(direction),
  name: z.optional(direction),
  price: z.optional(direction),
  relevance: z.optional(direction),
});
export type Sort = z.infer<typeof sort>;

/** The base filter of a list, before the visitor's own filters. */
const listFilter = z.extend(prefilter, {
  /** Excluded products, e.g. the product of the current page (PRD-38). */
  '!ID': z.optional(listOf(wholeNumber)),
  /** Y: only products that can be ordered in this city. */
  AVAILABLE: z.optional(flag),
  /** Y: new items (CAT-46). */
  NEW: z.optional(flag),
  /** Y: discounted, for the best offers (CAT-43). */
  DISCOUNT: z.optional(flag),
  /** Code of the season (CAT-45). */
  SEASON: z.optional(z.string().check(z.maxLength(50))),
});

export const getPage = defineCall({
  id: 'catalog.product.getPage',
  requirement: 'API-07',
  summary: 'A page of products: by section, filter, list of ids',
  path: '/catalog/product/get_page/',
  writes: false,
  fails: [404],
  maxAge: 60,
  query: z.object({
    ...paging(20, 9999),
    /** ID of the section; 0 or absent: the whole catalogue. */
    section: z.optional(wholeNumber),
    filter: z.optional(listFilter),
    sort: z.optional(sort),
    smart_filter_uri: z.optional(smartFilterUri),
    controls: z.optional(controls),
  }),
  answer: productPage,
  model: toProductPage,
});

export const getViewed = defineCall({
  id: 'catalog.product.viewed',
  requirement: 'API-09',
  summary:
    'What this visitor looked at, latest first; a product page names its own product, which is remembered and left out',
  path: '/catalog/product/viewed/',
  writes: false,
  query: z.object({ productId: z.optional(wholeNumber) }),
  answer: z.array(listItem),
  model: toListItems,
});

export const search = defineCall({
  id: 'catalog.product.search',
  requirement: 'API-10',
  summary: 'Products by a text, best first',
  path: '/catalog/product/search/{query}/',
  writes: false,
  maxAge: 60,
  params: z.object({ query: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  query: z.object({
    ...paging(40),
    section: z.optional(wholeNumber),
    sort: z.optional(sort),
    controls: z.optional(controls),
  }),
  answer: searchAnswer,
  model: toSearchPage,
});

export const getBuyWith = defineCall({
  id: 'catalog.product.buyWith',
  requirement: 'API-12',
  summary: 'What is bought together with a product',
  path: '/catalog/product/get_products_buy_with/',
  writes: false,
  maxAge: 60,
  query: byProduct,
  answer: z.array(listItem),
  model: toListItems,
});

export const getAnalogues = defineCall({
  id: 'catalog.product.analogues',
  requirement: 'PRD-35',
  summary: 'Products that can take the place of one: the same kind, animal and a near price; only those in stock here',
  path: '/catalog/product/get_analogues/',
  writes: false,
  maxAge: 60,
  query: byProduct,
  answer: z.array(listItem),
  model: toListItems,
});
