import type { Seo as SeoAnswer } from '../../field';

/** The texts of a page for its head and for search engines (PRD-03, CAT-50). Each may be ''. */
export interface Seo {
  /** The visible heading. */
  readonly heading: string;
  /** Of the document. */
  readonly title: string;
  /** For search results. */
  readonly description: string;
  /** A visible text, as HTML. */
  readonly text: string;
}

export const toSeo = (seo: SeoAnswer): Seo => ({
  heading: seo.page_title,
  title: seo.meta_title,
  description: seo.meta_description,
  text: seo.description,
});
