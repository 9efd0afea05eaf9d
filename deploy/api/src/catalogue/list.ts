import type { ListItem } from 'shared-contracts/api/product';
import type { Context } from '../http/context';
import { presentListItem } from './present-product';
import { loadCards, type Where } from './product-rows';

/** Products of these ids as lists show them, in this order. */
export async function listItems({ db, catalogue, ...where }: Context, ids: readonly number[]): Promise<ListItem[]> {
  const at: Where = where;
  const cards = await loadCards(db, ids, at);
  return cards.products.map((row) => presentListItem(row, cards, catalogue.reference, at));
}
