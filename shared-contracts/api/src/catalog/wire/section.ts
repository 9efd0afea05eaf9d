import * as z from 'zod/mini';
import { id, picture, seo } from '../../field';

/** A section without its children, as a list of products carries it. */
export const sectionHead = z.object({
  ID: id,
  CODE: z.string(),
  NAME: z.string(),
  SORT: z.int(),
  /** 0 is root. */
  IBLOCK_SECTION_ID: z.int(),
  /** Codes of the ancestors and its own, joined by slash. */
  UNIQUE_CODE: z.string(),
  PICTURE: picture,
  SEO: seo,
  SECTION_PAGE_URL: z.string(),
});
export type SectionHeadAnswer = z.infer<typeof sectionHead>;

/** A section of the catalogue (CAT-02); `ELEMENT_COUNT` counts the cards in it and below, whatever the city's stock. */
export const section = z.extend(sectionHead, {
  ELEMENT_COUNT: z.int(),
  get CHILDREN() {
    return z.array(section);
  },
});
export type SectionAnswer = z.infer<typeof section>;
