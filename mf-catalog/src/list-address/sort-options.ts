/** A sort option of a list: the value of SORT and its label (CAT-14; the labels are our choice, CAT-18). */
export interface SortOption {
  readonly sort: string;
  readonly label: string;
}

const chosenSorts: readonly SortOption[] = [
  { sort: 'popularity_desc', label: 'Популярные' },
  { sort: 'price_asc', label: 'Дешевле' },
  { sort: 'price_desc', label: 'Дороже' },
  { sort: 'name_asc', label: 'А–Я' },
  { sort: 'name_desc', label: 'Я–А' },
];

/** The shop's own order, by SORT, with its name in the response; a URL without SORT means this order (CAT-16). */
export const ownSort = 'sort_asc';

export const catalogSorts: readonly SortOption[] = [{ sort: ownSort, label: 'Рекомендуем' }, ...chosenSorts];

/** Search adds relevance (CAT-15), which is its default order. */
export const searchSorts: readonly SortOption[] = [{ sort: 'relevance_desc', label: 'По запросу' }, ...chosenSorts];
