import type { metafilter, sectionTag } from 'deploy-api/db/schema/index';
import { brandInWords, brands } from './brands/brands';

/** The section and the brand of a page: `/catalog/<section>/filter/brend-is-<brand>/apply/`. */
const parts = /^(\/catalog\/.+\/)filter\/brend-is-(\w+)\/apply\/$/;

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
      description: descriptionOf(value),
    },
  }));
}

/** The text under the list: a description of the brand, and links to its other goods and to the rest of the section. */
function descriptionOf(path: string): string {
  const [, section = '', code] = parts.exec(path) ?? [];
  const brand = brands.find((one) => one.code === code);
  if (!brand) return '';
  const links = `<a href="/brand/${brand.code}/">все товары ${brandInWords(brand, '')}</a> или <a href="${section}">весь раздел</a>`;
  return `<p>${brand.description}</p><p>Здесь собраны товары бренда из этого раздела, с ценами и наличием в вашем городе. Не нашли нужное — посмотрите ${links}.</p>`;
}
