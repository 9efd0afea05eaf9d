import type { SectionAnswer, SectionHeadAnswer } from '../wire/section';
import { type Seo, toSeo } from './seo';

/** A section without its children, as a list of products carries it. */
export interface SectionHead {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Codes of the ancestors and its own, joined by slash. */
  readonly uniqueCode: string;
  readonly path: string;
  readonly picture: string;
  readonly seo: Seo;
}

/** A section of the catalogue (CAT-02). */
export interface Section extends SectionHead {
  /** The cards in it and below, whatever the city's stock. */
  readonly productCount: number;
  readonly children: readonly Section[];
}

export const toSectionHead = (section: SectionHeadAnswer): SectionHead => ({
  id: section.ID,
  code: section.CODE,
  name: section.NAME,
  uniqueCode: section.UNIQUE_CODE,
  path: section.SECTION_PAGE_URL,
  picture: section.PICTURE,
  seo: toSeo(section.SEO),
});

export const toSection = (section: SectionAnswer): Section => ({
  ...toSectionHead(section),
  productCount: section.ELEMENT_COUNT,
  children: section.CHILDREN.map(toSection),
});
