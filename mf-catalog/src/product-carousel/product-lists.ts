import type { Input } from 'shared-contracts/api/call';
import type { getPage } from 'shared-contracts/catalog/calls/catalog';
import type { productCarousel } from 'shared-contracts/catalog/widgets';
import type { PropsOf } from 'shared-contracts/widgets';

/** The lists that stand in carousels (CAT-42 to CAT-46). */
export type ProductList = PropsOf<typeof productCarousel>['list'];

/** Enough for two turns of five. */
const perPage = 10;

/** The sale that food takes part in. */
const foodSale = 'polnaya-miska';

/** From April to September it is summer, as ticks see it. */
const seasonOf = (date: Date) => (date.getMonth() >= 3 && date.getMonth() <= 8 ? 'summer' : 'winter');

/** What each list is made of (CAT-47: ours to decide): only what can be ordered here, the most popular first. */
export function listInput(list: ProductList, now: Date): Input<typeof getPage> {
  const filter = {
    popular: {},
    new: { NEW: 'Y' },
    'best-offers': { DISCOUNT: 'Y' },
    seasonal: { SEASON: seasonOf(now) },
    food: { PROPERTY_SALES: foodSale },
  } as const;
  return { page: 1, perPage, sort: { popularity: 'desc' }, filter: { AVAILABLE: 'Y', ...filter[list] } };
}
