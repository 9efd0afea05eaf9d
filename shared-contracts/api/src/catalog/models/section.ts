import type { Seo } from '../../field';
import type { SectionAnswer, SectionHeadAnswer } from '../calls/sections';

/** A section without its children, as a list of products carries it. */
export interface SectionHead {
  readonly ID: number;
  readonly CODE: string;
  readonly NAME: string;
  /** Codes of the ancestors and its own, joined by slash. */
  readonly UNIQUE_CODE: string;
  readonly SECTION_PAGE_URL: string;
  readonly PICTURE: string;
  readonly SEO: Seo;
}

/** A section of the catalogue (CAT-02). */
export interface Section extends SectionHead {
  /** The cards in it and below, whatever the city's stock. */
  readonly ELEMENT_COUNT: number;
  readonly CHILDREN: readonly Section[];
}

export const toSectionHead = (section: SectionHeadAnswer): SectionHead => ({
  ID: section.ID,
  CODE: section.CODE,
  NAME: section.NAME,
  UNIQUE_CODE: section.UNIQUE_CODE,
  SECTION_PAGE_URL: section.SECTION_PAGE_URL,
  PICTURE: section.PICTURE,
  SEO: section.SEO,
});

export const toSection = (section: SectionAnswer): Section => ({
  ...toSectionHead(section),
  ELEMENT_COUNT: section.ELEMENT_COUNT,
  CHILDREN: section.CHILDREN.map(toSection),
});
