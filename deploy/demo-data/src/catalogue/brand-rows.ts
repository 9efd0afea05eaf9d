import type { brand } from 'deploy-api/db/schema/index';
import { brandStory } from './brands/brand-story';
import { brandInWords, brands } from './brands/brands';

export function brandRows(): (typeof brand.$inferInsert)[] {
  return brands.map((one) => {
    const named = brandInWords(one, '');
    return {
      id: one.id,
      code: one.code,
      xmlId: `brand-${one.code.replaceAll('_', '-')}`,
      name: one.name,
      sort: one.sort,
      country: one.country,
      founded: one.founded,
      description: brandStory(one, named),
      palette: one.palette,
      seo: {
        page_title: one.name,
        meta_title: `${named}: товары бренда в интернет-магазине «Заповедник»`,
        meta_description: `${one.description} Цены, наличие и доставка.`,
        meta_keywords: `${one.name}, купить ${one.name}, зоомагазин`,
        meta_filter: '',
        description: one.description,
      },
    };
  });
}
