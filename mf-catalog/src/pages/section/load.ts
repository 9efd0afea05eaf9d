import { getFilter } from '@zapovednik/api/catalog/calls/filter';
import type { Landing } from '@zapovednik/api/catalog/models/landing';
import { sectionsQuery } from '@zapovednik/areas/catalog/queries/sections';
import { notFound, type PageArgs } from '@zapovednik/platform/app';
import { redirect } from '@zapovednik/platform/router';
import type { Crumb } from '@zapovednik/ui';
import { controlsOfQuery } from '../../filter/chosen-controls';
import { keepCounted, sefFilterQuery } from '../../filter/sef-filter-query';
import { otherParameters, readListAddress, withQuery } from '../../list-address/list-address';
import { productsFailed } from '../../products/page-query';
import { type LinkedSection, linkedSection, sectionCrumbs } from '../../sections/linked-section';
import { sectionsFailed } from '../../sections/sections-failed';
import { checkShortUri } from '../../sections/short-uri';
import { landingOf, listAt, prefetchList, productsOf } from './section-list';

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

/**
 * Finds the section of a URL, then reads products and filter in parallel (ROU-108 to ROU-111, CAT-20). When a browser without script
 * sends the fields of the filter form in the query, they redirect to the equivalent path.
 */
export async function loadSection(args: PageArgs): Promise<SectionData> {
  const { app, url, optional, required } = args;
  const query = url.searchParams;
  const controls = controlsOfQuery(query);
  const isForm = Object.keys(controls).length > 0;
  const [pathname, roots] = await Promise.all([
    checkShortUri(args),
    required('sections', app.query.ensureQueryData(sectionsQuery(app)), sectionsFailed).then((all) => {
      // Nearly every path is the long one: its list is read while the short path is looked up.
      const likely = isForm ? null : listAt(all, url.pathname);
      if (likely) prefetchList(app, likely, query);
      return all;
    }),
  ]);
  const list = listAt(roots, pathname);
  if (!list) throw notFound();
  const { section, ancestors, filterUri } = list;

  if (isForm) {
    const counted = await required('filter', app.api(getFilter, { section: section.id, controls }), productsFailed);
    keepCounted(app, section.id, counted);
    throw redirect(withQuery(counted.address, otherParameters(query)));
  }

  const [page, , landing] = await Promise.all([
    required('products', app.query.ensureQueryData(productsOf(app, list, query)), productsFailed),
    optional('filter', app.query.ensureQueryData(sefFilterQuery(app, section.id, filterUri))),
    filterUri ? optional('landing', landingOf(app, pathname)) : null,
  ]);
  if (readListAddress(query).page > Math.max(page.pageCount, 1)) throw notFound();
  return {
    sectionId: section.id,
    filterUri,
    path: section.path,
    shortPath: pathname === url.pathname ? null : url.pathname,
    crumbs: [...sectionCrumbs([...ancestors, section]), ...(landing ? [{ title: landing.name }] : [])],
    children: section.children.map(linkedSection),
    landing: landing?.seo ?? null,
  };
}
