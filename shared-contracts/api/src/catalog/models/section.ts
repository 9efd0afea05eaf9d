import type { SectionAnswer, SectionHeadAnswer } from '../wire/section';
import { type Seo, toSeo } from './seo';

/** The name and the place of a section. */
interface SectionName {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Codes of the ancestors and the section's own code, joined by slashes. */
  readonly uniqueCode: string;
  readonly path: string;
  readonly picture: string;
}

/** A section without its children, as part of a list of products. */
export interface SectionHead extends SectionName {
  readonly seo: Seo;
}

/** A section of the catalogue (CAT-02). */
export interface Section extends SectionName {
  /** The heading of its page, or ''. */
  readonly heading: string;
  /** The number of product cards in the section and its subsections, in stock or not. */
  readonly productCount: number;
  readonly children: readonly Section[];
}

const toName = (section: SectionHeadAnswer): SectionName => ({
  id: section.ID,
  code: section.CODE,
  name: section.NAME,
  uniqueCode: section.UNIQUE_CODE,
  path: section.SECTION_PAGE_URL,
  picture: section.PICTURE,
});

export const toSectionHead = (section: SectionHeadAnswer): SectionHead => ({
  ...toName(section),
  seo: toSeo(section.SEO),
});

export const toSection = (section: SectionAnswer): Section => ({
  ...toName(section),
  heading: section.SEO.page_title,
  productCount: section.ELEMENT_COUNT,
  children: section.CHILDREN.map(toSection),
});
