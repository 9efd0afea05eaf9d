import { notFound, type PageArgs } from '@zapovednik/platform/app';
import { pageOf } from '@zapovednik/platform/list-address';
import { choiceKeys, codeOf } from '../list/list-address';
import { type Kind, kinds } from './kinds';
import { publicationPageQuery, publicationQuery } from './publication-query';

/** Reads the page of a list for the address; a page after the last one is a 404. */
export const loadPublications =
  (kind: Kind) =>
  async ({ app, url, required }: PageArgs): Promise<void> => {
    const page = pageOf(url.searchParams);
    const query = publicationPageQuery(app, kind, page, codeOf(url.searchParams, choiceKeys.topic));
    const { pageCount: pages } = await required(kind, app.query.ensureQueryData(query), kinds[kind].failed);
    if (page > Math.max(pages, 1)) throw notFound();
  };

/** Reads the text of the address; an unknown code is a 404 (ROU-62, ROU-63). */
export const loadPublication =
  (kind: Kind) =>
  async ({ app, params, required }: PageArgs): Promise<void> => {
    if (!params.code) throw notFound();
    await required(kind, app.query.ensureQueryData(publicationQuery(app, kind, params.code)), kinds[kind].failed);
  };
