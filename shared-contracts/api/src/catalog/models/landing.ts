import type { Seo } from '../../field';
import type { MetafilterAnswer } from '../calls/metafilter';

/** A page of ready-made filters with its own texts for search engines (CAT-49). The specification calls it a metafilter. */
export interface Landing {
  /** E.g. `/catalog/tovary_dlya_sobak/filter/brend-is-nordtail/apply/`. */
  readonly VALUE: string;
  readonly NAME: string;
  readonly SEO: Seo;
}

export const toLanding = (answer: MetafilterAnswer): Landing => ({
  VALUE: answer.VALUE,
  NAME: answer.NAME,
  SEO: answer.SEO,
});
