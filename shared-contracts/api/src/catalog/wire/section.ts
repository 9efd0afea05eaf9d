import * as z from 'zod/mini';
import { id, picture, seo } from '../../field';

/** A section without its children, as part of a list of products. */
export const sectionHead = z.object({
  ID: id,
  CODE: z.string(),
  NAME: z.string(),
  SORT: z.int(),
  /** 0: the root. */
  IBLOCK_SECTION_ID: z.int(),
  /** Codes of the ancestors and the section's own code, joined by slashes. */
  UNIQUE_CODE: z.string(),
  PICTURE: picture,
  SEO: seo,
  SECTION_PAGE_URL: z.string(),
});
export type SectionHeadAnswer = z.infer<typeof sectionHead>;

/**
 * A section of the catalogue (CAT-02); `ELEMENT_COUNT` is the number of product cards in it and its subsections, in
 * stock or not.
 */
export const section = z.extend(sectionHead, {
  ELEMENT_COUNT: z.int(),
  get CHILDREN() {
    return z.array(section);
  },
});
export type SectionAnswer = z.infer<typeof section>;
