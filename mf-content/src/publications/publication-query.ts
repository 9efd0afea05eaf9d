import { getAuthorByCode } from '@zapovednik/api/content/calls/publication';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';
import { type Kind, kinds } from './kinds';

/** A page of articles or news, of all topics or of one. */
export const publicationPageQuery = ({ api }: Pick<AppContext, 'api'>, kind: Kind, page: number, topic?: string) =>
  queryOptions({
    queryKey: ['mf-content', 'publications', kind, topic ?? null, page],
    queryFn: ({ signal }) => api(kinds[kind].getPage, { page, ...(topic && { filter: { topic } }) }, { signal }),
  });

/** An author with the newest articles. */
export const authorQuery = ({ api }: Pick<AppContext, 'api'>, code: string) =>
  queryOptions({
    queryKey: ['mf-content', 'author', code],
    queryFn: ({ signal }) => api(getAuthorByCode, { code }, { signal }),
  });

/** One article or news item with its text. */
export const publicationQuery = ({ api }: Pick<AppContext, 'api'>, kind: Kind, code: string) =>
  queryOptions({
    queryKey: ['mf-content', 'publication', kind, code],
    queryFn: ({ signal }) => api(kinds[kind].getByCode, { code }, { signal }),
  });
