import * as z from 'zod/mini';
import { id, seo } from '../../field';

/** A page of predefined filters with its own texts for search engines (CAT-49). */
export const metafilter = z.object({
  ID: id,
  /** Path of the page, e.g. `/catalog/tovary_dlya_sobak/filter/brend-is-nordtail/apply/`. */
  VALUE: z.string(),
  NAME: z.string(),
  SEO: seo,
});
export type MetafilterAnswer = z.infer<typeof metafilter>;
