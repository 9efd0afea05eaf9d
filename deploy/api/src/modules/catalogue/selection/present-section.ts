import type { SectionAnswer, SectionHeadAnswer } from '@zapovednik/api/catalog/wire/section';
import { pictureOf } from '../../../http/pictures/picture-of';
import type { Reference, SectionRow } from '../products/reference';
import type { CountedList } from './counted-list';

/** The page of a section. */
export const sectionPath = ({ uniqueCode }: Pick<SectionRow, 'uniqueCode'>) => `/catalog/${uniqueCode}/`;

export function presentSectionHead(row: SectionRow): SectionHeadAnswer {
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
export function sectionTree(
  reference: Reference,
  listOf: (sectionId: number) => CountedList,
  parentId: number | null = null,
): SectionAnswer[] {
  return (reference.children.get(parentId) ?? []).map((row) => ({
    ...presentSectionHead(row),
    ELEMENT_COUNT: listOf(row.id).cards,
    CHILDREN: sectionTree(reference, listOf, row.id),
  }));
}
