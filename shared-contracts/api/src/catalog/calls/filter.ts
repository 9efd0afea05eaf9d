import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id, listOf, wholeNumber } from '../../field';
import { toSmartFilter } from '../models/filter';
import { smartFilter } from '../wire/filter';

/** Name of a filter's form field: `filter_<property>_<value>`, or a limit of the price. */
const controlName = z.string().check(z.regex(/^filter_(\d{1,9}_\d{1,9}|price_min|price_max)$/, 'Неизвестный фильтр'));

/** Chosen filters by `CONTROL_NAME`: `Y` for a value, roubles for a limit of the price. Empty values are ignored. */
export const controls = z.record(controlName, z.string().check(z.maxLength(12)));
export type Controls = z.infer<typeof controls>;

/** The filter part of a catalogue path, `filter/brend-is-royal_canin-or-monge/price-from-100-to-500/apply/`. */
export const smartFilterUri = z.string().check(z.maxLength(2000));

/** The base filter, before the visitor's own filters: only these products are considered. */
export const prefilter = z.object({
  ID: z.optional(listOf(wholeNumber)),
  /** Code of the brand. */
  BRAND: z.optional(z.string().check(z.maxLength(100))),
  /** Code of the sale (CAT-41). */
  PROPERTY_SALES: z.optional(z.string().check(z.maxLength(100))),
});

const chosen = { section: z.optional(wholeNumber), controls: z.optional(controls), prefilter: z.optional(prefilter) };

export const getFilterBySef = defineCall({
  id: 'catalog.filter.getBySef',
  requirement: 'API-03',
  summary: 'Filters of a section with the choice that its address holds',
  path: '/catalog/product/get_filter_by_sef/',
  writes: false,
  fails: [404],
  maxAge: 60,
  query: z.object({ smart_filter_uri: z._default(smartFilterUri, ''), section: z.optional(wholeNumber) }),
  answer: smartFilter,
  model: toSmartFilter,
});

export const getFilter = defineCall({
  id: 'catalog.filter.get',
  requirement: 'API-04',
  summary: 'Filters of a section, brand or list of products, with counts',
  path: '/catalog/product/get_filter/',
  writes: false,
  fails: [404],
  maxAge: 60,
  query: z.object(chosen),
  answer: smartFilter,
  model: toSmartFilter,
});

/** The same call by POST, for lists of ids that are too long for a URL (API-05). It is still a read. */
export const postFilter = defineCall({
  id: 'catalog.filter.post',
  requirement: 'API-05',
  summary: 'Filters of a section, brand or list of products, with counts',
  methods: ['POST'],
  path: '/catalog/product/get_filter/',
  writes: false,
  fails: [404],
  body: z.object(chosen),
  answer: smartFilter,
  model: toSmartFilter,
});

/** The query of calls that identify a product by its id. */
export const byProduct = z.object({ productId: z.pipe(wholeNumber, id) });
