import type { BrandAnswer, BrandDetailAnswer } from '../wire/brand';
import { type Seo, toSeo } from './seo';

/** A brand (CAT-38). */
export interface Brand {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Brands with a value below 500 appear in the slider (CAT-39). */
  readonly sort: number;
  readonly picture: string;
}

/** A section that contains products of a brand. */
interface BrandSection {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  /** The number of the brand's products in the section. */
  readonly productCount: number;
}

/** A brand's page. */
export interface BrandDetail extends Brand {
  readonly country: string;
  /** The year in which the brand was founded; null: unknown. */
  readonly founded: number | null;
  /** HTML by our editors. */
  readonly description: string;
  readonly seo: Seo;
  readonly sections: readonly BrandSection[];
}

export const toBrand = (brand: BrandAnswer): Brand => ({
  id: brand.ID,
  code: brand.CODE,
  name: brand.NAME,
  sort: brand.SORT,
  picture: brand.PICTURE,
});

export const toBrandDetail = (brand: BrandDetailAnswer): BrandDetail => ({
  ...toBrand(brand),
  country: brand.COUNTRY,
  founded: brand.FOUNDED,
  description: brand.DESCRIPTION,
  seo: toSeo(brand.SEO),
  sections: brand.SECTIONS.map((section) => ({
    id: section.ID,
    name: section.NAME,
    path: section.SECTION_PAGE_URL,
    productCount: section.ELEMENT_COUNT,
  })),
});
