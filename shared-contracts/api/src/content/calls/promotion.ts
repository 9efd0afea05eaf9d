import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { dayMonthYear, id, paging, picture } from '../../field';
import { toListPage } from '../../list-page';
import { MAX_AGE, topicCode } from './publication';

/** A promotion in a list. */
const promotion = z.object({
  id,
  /** The last segment of its address, and the code of its goods (`filter[PROPERTY_SALES]`). */
  code: z.string(),
  title: z.string(),
  lead: z.string(),
  picture,
  /** The category for the visitors' filter, e.g. `food`. */
  category: z.string(),
  starts: dayMonthYear,
  /** The last day; null: no end. */
  ends: z.nullable(dayMonthYear),
});
export type Promotion = z.infer<typeof promotion>;

/** `popular`: in the shop's order, `new`: newest first, `ending`: by the last day. */
const promotionSort = z.enum(['popular', 'new', 'ending']);
export type PromotionSort = z.infer<typeof promotionSort>;

export const getPromotionPage = defineCall({
  id: 'content.action.getPage',
  requirement: 'API-142',
  summary: 'A page of the current promotions, of all categories or of one, sorted',
  path: '/content/action/get_page/',
  writes: false,
  maxAge: MAX_AGE,
  query: z.object({
    ...paging(4, 50),
    filter: z.optional(z.object({ category: z.optional(topicCode) })),
    sort: z._default(promotionSort, 'popular'),
  }),
  answer: z.object({
    count: z.int(),
    page_count: z.int(),
    /** The number of promotions of each category; it does not depend on the chosen category. */
    categories: z.array(z.object({ code: z.string(), count: z.int() })),
    items: z.array(promotion),
  }),
  model: toListPage,
});

export const getPromotionByCode = defineCall({
  id: 'content.action.getByCode',
  requirement: 'API-143',
  summary: 'One promotion with its terms, also after its end',
  path: '/content/action/get_by_code/{code}/',
  writes: false,
  maxAge: MAX_AGE,
  params: z.object({ code: z.string().check(z.regex(/^[a-z0-9_-]{1,200}$/i, 'Ожидается код')) }),
  answer: z.object({
    ...promotion.shape,
    /** HTML by our editors. */
    body: z.string(),
    /** The promotion has ended. */
    is_over: z.boolean(),
  }),
  model: ({ is_over, ...details }) => ({ ...details, isOver: is_over }),
});

export const getPromotions = defineCall({
  id: 'content.action.get',
  requirement: 'API-144',
  summary: 'All current promotions, in the order of the shop',
  path: '/content/action/get/',
  writes: false,
  maxAge: MAX_AGE,
  answer: z.array(promotion),
});
