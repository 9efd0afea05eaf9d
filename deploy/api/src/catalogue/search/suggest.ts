import type { Suggestions } from 'shared-contracts/catalog/calls/suggest';
import { hasDiscount } from 'shared-contracts/format';
import { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type { Context } from '../../http/context';
import { listItems } from '../list';
import { availableSet } from '../list-page';
import { pageOf } from '../select';
import { find } from './find';

const MOST_PRODUCTS = 6;

/** What a text that is still being typed may mean (CAT-37). */
export async function suggestionsFor(text: string, context: Context): Promise<Suggestions> {
  const { catalogue } = context;
  const index = await catalogue.upToDate();
  const own = index.names.byCode(text);
  const { positions, misspell } = find(text, index, catalogue.reference, catalogue.lexicon(index));
  const ids = pageOf(index, new BitSet(positions), {
    order: positions,
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
      exact: own !== undefined && index.idAt(own) === id,
    })),
    sections: [],
    brands: [],
  };
}
