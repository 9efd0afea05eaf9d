import { sectionsQuery } from '@zapovednik/areas/catalog/queries/sections';
import type { PageArgs } from '@zapovednik/platform/app';
import { type LinkedSection, linkedSection } from '../../sections/linked-section';
import { sectionsFailed } from '../../sections/sections-failed';

/** A root section with its child sections. */
export interface CatalogBranch extends LinkedSection {
  readonly children: readonly (LinkedSection & { readonly children: readonly LinkedSection[] })[];
}

/** All root sections with two levels below them. */
export async function loadCatalog({ app, required }: PageArgs): Promise<readonly CatalogBranch[]> {
  const roots = await required('sections', app.query.ensureQueryData(sectionsQuery(app)), sectionsFailed);
  return roots.map((root) => ({
    ...linkedSection(root),
    children: root.children.map((child) => ({ ...linkedSection(child), children: child.children.map(linkedSection) })),
  }));
}
