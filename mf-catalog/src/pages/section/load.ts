import { getFilter } from '@zapovednik/api/catalog/calls/filter';
import type { Landing } from '@zapovednik/api/catalog/models/landing';
import { sectionsQuery } from '@zapovednik/areas/catalog/queries/sections';
import { type AppContext, notFound, type PageArgs } from '@zapovednik/platform/app';
import { redirect } from '@zapovednik/platform/router';
import type { Crumb } from '@zapovednik/ui';
import { controlsOfQuery } from '../../filter/chosen-controls';
import { sefFilterQuery } from '../../filter/sef-filter-query';
import { otherParameters, readListAddress, withQuery } from '../../list-address/list-address';
import { pageQuery, productsFailed } from '../../products/page-query';
import { findSection } from '../../sections/find-section';
import { type LinkedSection, linkedSection, sectionCrumbs } from '../../sections/linked-section';
import { readSectionPath } from '../../sections/section-path';
import { sectionsFailed } from '../../sections/sections-failed';
import { checkShortUri } from '../../sections/short-uri';
import { sectionRequest } from './section-request';

/** What the loader of a section page returns besides the products and the filter of the query cache. */
export interface SectionData {
  readonly sectionId: number;
  /** `filter/…/apply/`, or ''. */
  readonly filterUri: string;
  /** Path of the section without filters. */
  readonly path: string;
  /** The short path that shows this list (ROU-111); null: it has none. */
  readonly shortPath: string | null;
  readonly crumbs: readonly Crumb[];
  readonly children: readonly LinkedSection[];
  /** The texts of a page of predefined filters (CAT-49). */
  readonly landing: Landing['seo'] | null;
}

const catalog = '/catalog/';

/**
 * Finds the section of a URL, then reads products and filter in parallel (ROU-108 to ROU-111, CAT-20). When a browser without script
 * sends the fields of the filter form in the query, they redirect to the equivalent path.
 */
export async function loadSection(args: PageArgs): Promise<SectionData> {
  const { app, url, optional, required } = args;
  const [pathname, roots] = await Promise.all([
    checkShortUri(args),
    required('sections', app.query.ensureQueryData(sectionsQuery(app)), sectionsFailed),
  ]);
  const path = readSectionPath(pathname.slice(catalog.length));
  const found = path && findSection(roots, path.codes);
  if (!found) throw notFound();
  const { section, ancestors } = found;
  const { filterUri } = path;
  const query = url.searchParams;

  const controls = controlsOfQuery(query);
  if (Object.keys(controls).length > 0) {
    const chosen = app.api(getFilter, { section: section.id, controls });
    throw redirect(withQuery((await required('filter', chosen, productsFailed)).address, otherParameters(query)));
  }

  const [page, , metafilter] = await Promise.all([
    required(
      'products',
      app.query.ensureQueryData(pageQuery(app, sectionRequest(section.id, filterUri, query))),
      productsFailed,
    ),
    optional('filter', app.query.ensureQueryData(sefFilterQuery(app, section.id, filterUri))),
    filterUri ? optional('metafilter', metafilterOf(app, pathname)) : null,
  ]);
  if (readListAddress(query).page > Math.max(page.pageCount, 1)) throw notFound();
  return {
    sectionId: section.id,
    filterUri,
    path: section.path,
    shortPath: pathname === url.pathname ? null : url.pathname,
    crumbs: [...sectionCrumbs([...ancestors, section]), ...(metafilter ? [{ title: metafilter.name }] : [])],
    children: section.children.map(linkedSection),
    landing: metafilter?.seo ?? null,
  };
}

/** The texts of the page of predefined filters with this path; null: it is a choice of the visitor (API-17). Plain sections never load it. */
async function metafilterOf(app: AppContext, path: string): Promise<Landing | null> {
  const { metafilterQuery } = await import(/* webpackChunkName: "lazy-metafilter" */ '../../filter/metafilter-query');
  return app.query.ensureQueryData(metafilterQuery(app, path));
}
