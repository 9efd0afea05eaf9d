import { sectionsQuery } from 'shared-contracts/catalog/queries';
import type { LoaderArgs } from 'shared-contracts/shop';
import { required } from '../../page-data/required';
import { type LinkedSection, linkedSection } from '../../sections/linked-section';
import { sectionsFailed } from '../../sections/sections-failed';

/** A root section with what is below it. */
export interface CatalogBranch extends LinkedSection {
  readonly children: readonly (LinkedSection & { readonly children: readonly LinkedSection[] })[];
}

/** All roots with two levels below them. */
export async function loadCatalog({ shop }: LoaderArgs): Promise<readonly CatalogBranch[]> {
  const roots = await required(shop, 'sections', shop.query.ensureQueryData(sectionsQuery(shop)), sectionsFailed);
  return roots.map((root) => ({
    ...linkedSection(root),
    children: root.CHILDREN.map((child) => ({ ...linkedSection(child), children: child.CHILDREN.map(linkedSection) })),
  }));
}
