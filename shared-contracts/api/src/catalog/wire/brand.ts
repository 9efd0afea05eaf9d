import * as z from 'zod/mini';
import { id, picture, seo } from '../../field';

/** A brand (CAT-38); those with SORT below 500 appear in the slider (CAT-39). */
export const brand = z.object({
  ID: id,
  XML_ID: z.string(),
  CODE: z.string(),
  NAME: z.string(),
  SORT: z.int(),
  PICTURE: picture,
});
export type BrandAnswer = z.infer<typeof brand>;

/** A brand's page, with the sections that contain its products. */
export const brandDetail = z.extend(brand, {
  COUNTRY: z.string(),
  /** The year in which the brand was founded; null: unknown. */
  FOUNDED: z.nullable(z.int()),
  /** HTML by our editors. */
  DESCRIPTION: z.string(),
  SEO: seo,
  SECTIONS: z.array(z.object({ ID: id, NAME: z.string(), SECTION_PAGE_URL: z.string(), ELEMENT_COUNT: z.int() })),
});
export type BrandDetailAnswer = z.infer<typeof brandDetail>;
