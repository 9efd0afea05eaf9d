import type { ListItem } from '@zapovednik/api/catalog/models/product';
import type { SortOption } from '../../list-address/sort-options';

/** The orders of the favourites (CAT-12); the first is the default. */
export const favouriteSorts: readonly SortOption[] = [
  { sort: 'added_desc', label: 'Недавние' },
  { sort: 'stock_desc', label: 'Сначала в наличии' },
  { sort: 'price_asc', label: 'Дешевле' },
  { sort: 'price_desc', label: 'Дороже' },
  { sort: 'name_asc', label: 'А–Я' },
];

const priceOf = ({ price }: ListItem) => price.current;

const compare: Readonly<Record<string, (one: ListItem, other: ListItem) => number>> = {
  stock_desc: (one, other) => Number(other.quantity > 0) - Number(one.quantity > 0),
  price_asc: (one, other) => priceOf(one) - priceOf(other),
  price_desc: (one, other) => priceOf(other) - priceOf(one),
  name_asc: (one, other) => one.name.localeCompare(other.name, 'ru'),
};

/** The products in this order; equal products keep their order, and so does the whole list if the order is unknown. */
export function sortFavourites(products: readonly ListItem[], sort: string): readonly ListItem[] {
  const by = Object.hasOwn(compare, sort) ? compare[sort] : undefined;
  return by ? products.toSorted(by) : products;
}
