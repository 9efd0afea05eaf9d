import type { Landing } from '@zapovednik/api/catalog/models/landing';
import type { Section } from '@zapovednik/api/catalog/models/section';
import { sectionsQuery } from '@zapovednik/areas/catalog/queries/sections';
import type { AppContext } from '@zapovednik/platform/app';
import { sefFilterQuery } from '../../filter/sef-filter-query';
import { pageQuery } from '../../products/page-query';
import { findSection, type SectionWithAncestors } from '../../sections/find-section';
import { readSectionPath } from '../../sections/section-path';
import { sectionRequest } from './section-request';

/** A list of products: a section and its chosen filters. */
export interface SectionList extends SectionWithAncestors {
  readonly path: string;
  /** `filter/…/apply/`, or ''. */
  readonly filterUri: string;
}

/** The list of a path; null: there is no section. */
export function listAt(roots: readonly Section[], path: string): SectionList | null {
  const parsed = readSectionPath(path.slice('/catalog/'.length));
  const found = parsed && findSection(roots, parsed.codes);
  return found && { ...found, path, filterUri: parsed.filterUri };
}

/** The products of a list. */
export const productsOf = (app: AppContext, { section, filterUri }: SectionList, query: URLSearchParams) =>
  pageQuery(app, sectionRequest(section.id, filterUri, query));

/**
 * Starts reading the data of a list. After a failure, the code that needs the data reads it again and reports the
 * error.
 */
export function prefetchList(app: AppContext, list: SectionList, query: URLSearchParams): void {
  void app.query.prefetchQuery(productsOf(app, list, query));
  void app.query.prefetchQuery(sefFilterQuery(app, list.section.id, list.filterUri));
  if (list.filterUri) landingOf(app, list.path).catch(() => null);
}

/**
 * The texts of the page of predefined filters with this path; null: the filters are the visitor's own choice (API-17).
 * Not loaded for sections without filters.
 */
export async function landingOf(app: AppContext, path: string): Promise<Landing | null> {
  const { landingQuery } = await loadLandings();
  return app.query.ensureQueryData(landingQuery(app, path));
}

const loadLandings = () => import(/* webpackChunkName: "lazy-landing" */ '../../filter/landing-query');

/**
 * Additional data of a filtered list besides products and counts: read while a choice is counted, once while the page
 * is open.
 */
export function warmFilteredList(app: AppContext): void {
  void app.query.prefetchQuery(sectionsQuery(app));
  // Offline: the navigation shows the error.
  loadLandings().catch(() => null);
}
