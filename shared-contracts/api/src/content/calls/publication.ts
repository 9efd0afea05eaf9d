import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { dayMonthYear, id, moment, paging, picture } from '../../field';

/** A news item or an article in a list. */
const publicationTeaser = z.object({
  id,
  code: z.string(),
  title: z.string(),
  lead: z.string(),
  picture,
  /** What readers choose by, e.g. `food`. */
  topic: z.string(),
  date: dayMonthYear,
});
export type PublicationTeaser = z.infer<typeof publicationTeaser>;

/** One with its text. */
const publicationDetail = z.object({
  ...publicationTeaser.shape,
  /** HTML of an editor. */
  body: z.string(),
  /** '' without one. */
  author: z.string(),
  author_role: z.string(),
  published: moment,
  updated: moment,
  /** Others about the same, then the newest. */
  related: z.array(publicationTeaser),
});
export type PublicationDetail = z.infer<typeof publicationDetail>;

/** A page of a list; `topics` has the number of items of each topic, whatever topic is chosen. */
export const publicationPage = z.object({
  count: z.int(),
  page_count: z.int(),
  topics: z.array(z.object({ code: z.string(), count: z.int() })),
  items: z.array(publicationTeaser),
});
export type PublicationPage = z.infer<typeof publicationPage>;

/** The last segment of an address. */
const code = z.string().check(z.regex(/^[a-z0-9_-]{1,200}$/i, 'Ожидается код'));

/** Code of a topic or category. */
export const topicCode = z.string().check(z.regex(/^[a-z-]{1,40}$/, 'Неизвестная тема'));

/** In seconds: an edition shows within seconds, and a page that many read asks once. */
export const MAX_AGE = 5;

const filter = z.optional(z.object({ topic: z.optional(topicCode) }));

export const getNewsPage = defineCall({
  id: 'content.news.getPage',
  requirement: 'API-135',
  summary: 'A page of news, the newest first, of all topics or of one',
  path: '/content/news/get_page/',
  writes: false,
  maxAge: MAX_AGE,
  query: z.object({ ...paging(8, 50), filter }),
  answer: publicationPage,
});

export const getNewsByCode = defineCall({
  id: 'content.news.getByCode',
  requirement: 'API-136',
  summary: 'One news item with its text',
  path: '/content/news/get_by_code/{code}/',
  writes: false,
  maxAge: MAX_AGE,
  params: z.object({ code }),
  answer: publicationDetail,
});

export const getArticlePage = defineCall({
  id: 'content.article.getPage',
  requirement: 'API-137',
  summary: 'A page of articles, the newest first, of all topics or of one',
  path: '/content/article/get_page/',
  writes: false,
  maxAge: MAX_AGE,
  query: z.object({ ...paging(4, 50), filter }),
  answer: publicationPage,
});

export const getArticleByCode = defineCall({
  id: 'content.article.getByCode',
  requirement: 'API-138',
  summary: 'One article with its text',
  path: '/content/article/get_by_code/{code}/',
  writes: false,
  maxAge: MAX_AGE,
  params: z.object({ code }),
  answer: publicationDetail,
});
