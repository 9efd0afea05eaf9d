import type { Suggestions } from 'shared-contracts/catalog/calls/suggest';
import { hasDiscount } from 'shared-contracts/format';
import type { Context } from '../../http/context';
import { listItems } from '../list';
import { availableSet } from '../list-page';
import { pageOf } from '../select';
import { find } from './find';
import { bestFirst } from './rank';

const MOST_PRODUCTS = 6;

/** What a text that is still being typed may mean (CAT-37). */
export async function suggestionsFor(text: string, context: Context): Promise<Suggestions> {
  const { catalogue } = context;
  const index = await catalogue.upToDate();
  const { set, groups, exact, misspell } = find(text, index, catalogue.reference, catalogue.lexicon(index));
  const ids = pageOf(index, set, {
    order: bestFirst(groups, index),
    reversed: false,
    available: availableSet(index, context),
    from: 0,
    count: MOST_PRODUCTS,
  });
  const items = await listItems(context, ids);
  return {
    misspell,
    texts: [],
    products: items.map(({ id, code, name, preview_picture, price, quantity }) => ({
      id,
      code,
      name,
      picture: preview_picture,
      price: price.discount_price,
      old_price: hasDiscount(price) ? price.old_price : null,
      quantity,
      exact: exact !== null && index.idAt(exact) === id,
    })),
    sections: [],
    brands: [],
  };
}
