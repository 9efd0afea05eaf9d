import type { Seo } from '../../field';
import type { BrandAnswer, BrandDetailAnswer } from '../calls/brand';

/** A brand (CAT-38). */
export interface Brand {
  readonly ID: number;
  readonly CODE: string;
  readonly NAME: string;
  /** Those below 500 appear in the slider (CAT-39). */
  readonly SORT: number;
  readonly PICTURE: string;
}

/** A section that contains products of a brand. */
export interface BrandSection {
  readonly ID: number;
  readonly NAME: string;
  readonly SECTION_PAGE_URL: string;
  /** The brand's products in it. */
  readonly ELEMENT_COUNT: number;
}

/** A brand's page. */
export interface BrandDetail extends Brand {
  readonly COUNTRY: string;
  /** The year in which the brand began; null: unknown. */
  readonly FOUNDED: number | null;
  /** HTML from our editors. */
  readonly DESCRIPTION: string;
  readonly SEO: Seo;
  readonly SECTIONS: readonly BrandSection[];
}

export const toBrand = (brand: BrandAnswer): Brand => ({
  ID: brand.ID,
  CODE: brand.CODE,
  NAME: brand.NAME,
  SORT: brand.SORT,
  PICTURE: brand.PICTURE,
});

export const toBrandDetail = (brand: BrandDetailAnswer): BrandDetail => ({
  ...toBrand(brand),
  COUNTRY: brand.COUNTRY,
  FOUNDED: brand.FOUNDED,
  DESCRIPTION: brand.DESCRIPTION,
  SEO: brand.SEO,
  SECTIONS: brand.SECTIONS.map((section) => ({
    ID: section.ID,
    NAME: section.NAME,
    SECTION_PAGE_URL: section.SECTION_PAGE_URL,
    ELEMENT_COUNT: section.ELEMENT_COUNT,
  })),
});
