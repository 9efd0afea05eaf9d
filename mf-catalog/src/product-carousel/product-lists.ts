import type { Input } from '@zapovednik/api/call';
import type { getPage } from '@zapovednik/api/catalog/calls/catalog';
import type { productCarousel } from '@zapovednik/areas/catalog/widgets';
import type { PropsOf } from '@zapovednik/areas/widgets';

/** The lists of the carousels (CAT-42 to CAT-46). */
export type ProductList = PropsOf<typeof productCarousel>['list'];

/** The headings of the lists. */
export const listTitles: Readonly<Record<ProductList, string>> = {
  popular: 'Популярное',
  food: 'Полная миска',
  'best-offers': 'Лучшие предложения',
  seasonal: 'По сезону',
  new: 'Новинки',
};

export const isProductList = (text: string): text is ProductList => Object.hasOwn(listTitles, text);

/** Enough for two pages of five. */
const perPage = 10;

/** The sale that includes food. */
const foodSale = 'polnaya-miska';

/** For ticks, summer is from April to September. */
const seasonOf = (date: Date) => (date.getMonth() >= 3 && date.getMonth() <= 8 ? 'summer' : 'winter');

/** The request of each list (CAT-47: our choice): only products that are in stock here, the most popular first. */
export function listInput(list: ProductList, now: Date, section?: number): Input<typeof getPage> {
  const filter = {
    popular: {},
    new: { NEW: 'Y' },
    'best-offers': { DISCOUNT: 'Y' },
    seasonal: { SEASON: seasonOf(now) },
    food: { PROPERTY_SALES: foodSale },
  } as const;
  const input = {
    page: 1,
    perPage,
    sort: { popularity: 'desc' },
    filter: { AVAILABLE: 'Y', ...filter[list] },
  } as const;
  return section === undefined ? input : { ...input, section };
}
