import type { Section, SectionHead } from 'shared-contracts/api/catalog';
import { pictureOf } from './present-product';
import type { ProductIndex } from './product-index';
import { type Reference, type SectionRow, subtree } from './reference';
import { countCards, unionOf } from './select';

/** The page of a section. */
export const sectionPath = ({ uniqueCode }: Pick<SectionRow, 'uniqueCode'>) => `/catalog/${uniqueCode}/`;

export function presentSectionHead(row: SectionRow): SectionHead {
  return {
    ID: row.id,
    CODE: row.code,
    NAME: row.name,
    SORT: row.sort,
    IBLOCK_SECTION_ID: row.parentId ?? 0,
    UNIQUE_CODE: row.uniqueCode,
    PICTURE: pictureOf('section', row.id),
    SEO: row.seo,
    SECTION_PAGE_URL: sectionPath(row),
  };
}

/** The tree below a section; null: the whole catalogue. */
export function sectionTree(index: ProductIndex, reference: Reference, parentId: number | null = null): Section[] {
  return (reference.children.get(parentId) ?? []).map((row) => ({
    ...presentSectionHead(row),
    ELEMENT_COUNT: countCards(index, unionOf(index.bySection, subtree(reference, row.id))),
    CHILDREN: sectionTree(index, reference, row.id),
  }));
}
