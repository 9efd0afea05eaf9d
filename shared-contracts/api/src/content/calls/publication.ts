import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { paging } from '../../field';
import { toListPage } from '../../list-page';
import { toPublicationDetail } from '../models/publication';
import { author, publicationDetail, publicationPage } from '../wire/publication';

/** The last segment of an address. */
const code = z.string().check(z.regex(/^[a-z0-9_-]{1,200}$/i, 'Ожидается код'));

/** Code of a topic or category. */
export const topicCode = z.string().check(z.regex(/^[a-z-]{1,40}$/, 'Неизвестная тема'));

/** In seconds: short, so that an edit appears soon, and long enough that a popular page is requested only once. */
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
  model: toListPage,
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
  model: toPublicationDetail,
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
  model: toListPage,
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
  model: toPublicationDetail,
});

export const getAuthorByCode = defineCall({
  id: 'content.author.getByCode',
  requirement: 'API-138',
  summary: 'An author with the newest articles of this author',
  path: '/content/author/get_by_code/{code}/',
  writes: false,
  maxAge: MAX_AGE,
  params: z.object({ code }),
  answer: author,
});
