import type { Sort } from '@zapovednik/api/catalog/calls/catalog';
import type { Order } from '../index/orders';

export interface Sorting {
  order: Order | 'relevance';
  /** Whether to reverse the order: popularity sorts descending, the others ascending. */
  reversed: boolean;
  /** `<field>_<direction>`, as in the answer. */
  active: string;
}

/**
 * Name or price has priority. SORT comes before popularity. The default is ascending by SORT (CAT-13, CAT-16, CAT-17).
 */
export function sortingOf(sort: Sort = {}): Sorting {
  const popularity = sort.popularity ?? sort.PROPERTY_POPULARITY;
  const by = (order: Sorting['order'], asked: string): Sorting => {
    const direction = asked.toLowerCase();
    const usualDirection = order === 'popularity' || order === 'relevance' ? 'desc' : 'asc';
    return { order, reversed: direction !== usualDirection, active: `${order}_${direction}` };
  };
  if (sort.name) return by('name', sort.name);
  if (sort.price) return by('price', sort.price);
  if (sort.relevance) return by('relevance', 'desc');
  // The default order is SORT, then popularity. A request by popularity that still contains SORT is by popularity
  // (CAT-17).
  if (popularity && !sort.PROPERTY_POPULARITY) return by('popularity', popularity);
  return by('sort', sort.SORT ?? 'asc');
}
