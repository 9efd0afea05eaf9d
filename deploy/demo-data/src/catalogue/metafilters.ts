import type { metafilter, sectionTag } from 'deploy-api/db/schema/index';

/** Texts of the pages of ready-made filters that sections link to (CAT-49). */
export function metafilterRows(tags: readonly (typeof sectionTag.$inferInsert)[]): (typeof metafilter.$inferInsert)[] {
  const pages = new Map(tags.flatMap(({ url, name }) => (url.includes('/filter/') ? [[url, name] as const] : [])));
  return [...pages].map(([value, name]) => ({
    value,
    name,
    seo: {
      page_title: name,
      meta_title: `${name} — купить в «Заповеднике»`,
      meta_description: `${name}: цены, отзывы, наличие в магазинах города и доставка на дом.`,
      meta_keywords: '',
      meta_filter: name,
      description: '',
    },
  }));
}
