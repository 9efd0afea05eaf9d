import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { wholeNumber } from '../../field';

/**
 * Kinds of pages with many instances, each with its own code; the code of a page of predefined filters is its path
 * (CAT-49); the code of a specialist starts with the service, `vet/12`.
 */
export const pageKind = z.enum([
  'section',
  'filter',
  'brand',
  'product',
  'article',
  'author',
  'news',
  'sale',
  'shop',
  'specialist',
  'vacancy',
]);
export type PageKind = z.infer<typeof pageKind>;

/** The maximum number of codes in one part: a sitemap file of this size is far below the limits of search engines (50,000, 50 MB). */
export const CODES_IN_PART = 10_000;

export const getPageParts = defineCall({
  id: 'sitemap.parts',
  requirement: 'ROU-44',
  summary: `For a sitemap: in how many parts of ${CODES_IN_PART} the codes of each kind of page come`,
  path: '/sitemap/parts/',
  writes: false,
  maxAge: 3600,
  answer: z.record(pageKind, z.int()),
});

export const getPageCodes = defineCall({
  id: 'sitemap.codes',
  requirement: 'ROU-44',
  summary: 'For a sitemap: one part of the codes of a kind of page, counted from 1; empty behind the last one',
  path: '/sitemap/codes/{kind}/{part}/',
  writes: false,
  maxAge: 3600,
  params: z.object({
    kind: pageKind,
    part: wholeNumber.check(z.refine((n) => n >= 1 && n <= 100_000, 'Части считаются с 1')),
  }),
  answer: z.array(z.string()),
});
