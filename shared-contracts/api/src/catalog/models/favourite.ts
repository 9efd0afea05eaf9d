import type { FavouriteAnswer } from '../wire/favourite';
import { type ListItem, toListItem } from './product';

/** A favourite product, as lists show it. */
export interface Favourite {
  readonly productId: number;
  readonly product: ListItem;
}

export const toFavourite = ({ UF_PRODUCT, product }: FavouriteAnswer): Favourite => ({
  productId: UF_PRODUCT,
  product: toListItem(product),
});
