import type { MetafilterAnswer } from '../wire/metafilter';
import { type Seo, toSeo } from './seo';

/** A page of ready-made filters with its own texts for search engines (CAT-49). The specification calls it a metafilter. */
export interface Landing {
  /** E.g. `/catalog/tovary_dlya_sobak/filter/brend-is-nordtail/apply/`. */
  readonly path: string;
  readonly name: string;
  readonly seo: Seo;
}

export const toLanding = (answer: MetafilterAnswer): Landing => ({
  path: answer.VALUE,
  name: answer.NAME,
  seo: toSeo(answer.SEO),
});
