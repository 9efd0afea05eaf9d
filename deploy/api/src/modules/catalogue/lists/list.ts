import type { ListItemAnswer } from '@zapovednik/api/catalog/wire/product';
import type { Context } from '../../../http/context';
import { catalogueOf } from '../in-memory/catalogue-of';
import { presentListItem } from '../products/present-product';
import { loadCards } from '../products/product-rows';

/** The products with these ids as list items, in this order. */
export async function listItems(context: Context, ids: readonly number[]): Promise<ListItemAnswer[]> {
  const { db, locationId, shopId } = context;
  const where = { locationId, shopId };
  const catalogue = catalogueOf(context);
  const { index, reference } = catalogue;
  const variants = [...new Set(ids.flatMap((id) => index.variantsOf(id)))];
  const cards = await loadCards(db, ids, variants, where);
  return cards.products.map((row) => presentListItem(row, cards, catalogue.cardFactsOf(row.id), reference, where));
}
