import type { LoaderArgs } from 'shared-contracts/shop';
import { required } from '../../page-data/required';
import { type SectionLink, sectionLink } from '../../sections/section-link';
import { sectionsFailed, sectionsQuery } from '../../sections/sections-query';

/** A root section with what is below it. */
export interface CatalogBranch extends SectionLink {
  readonly children: readonly (SectionLink & { readonly children: readonly SectionLink[] })[];
}

/** All roots with two levels below them. */
export async function loadCatalog({ shop }: LoaderArgs): Promise<readonly CatalogBranch[]> {
  const roots = await required(shop, 'sections', shop.query.ensureQueryData(sectionsQuery(shop)), sectionsFailed);
  return roots.map((root) => ({
    ...sectionLink(root),
    children: root.CHILDREN.map((child) => ({ ...sectionLink(child), children: child.CHILDREN.map(sectionLink) })),
  }));
}
