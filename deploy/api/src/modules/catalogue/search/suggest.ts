import type { SuggestedProductAnswer, SuggestionsAnswer } from '@zapovednik/api/catalog/wire/suggestions';
import { hasDiscount } from '@zapovednik/rules/format';
import { inArray } from 'drizzle-orm';
import { product } from '../../../db/schema';
import type { Context } from '../../../http/context';
import { pictureOf } from '../../../http/pictures/picture-of';
import { catalogueOf } from '../in-memory/catalogue-of';
import { availableSet } from '../lists/list-page';
import { find } from '../matching/find';
import { suggestedBrands } from '../matching/suggested-brands';
import { suggestedSections, titleOf } from '../matching/suggested-sections';
import { orderable } from '../products/present-product';
import { presentPrice } from '../products/price';
import { selectProducts } from '../products/product-rows';
import { sectionPath } from '../selection/present-section';
import { pageOf } from '../selection/select';

const MOST_PRODUCTS = 6;

/** Suggestions for a text that is still being typed (CAT-37). */
export async function suggestionsFor(text: string, context: Context): Promise<SuggestionsAnswer> {
  const catalogue = catalogueOf(context);
  const index = await catalogue.upToDate();
  const { reference } = catalogue;
  const { lexicon, completions } = catalogue.words(index);
  const found = await context.inSlices(find(text, index, reference, lexicon));
  try {
    const ids = pageOf(index, found.set, {
      order: found.best,
      reversed: false,
      available: availableSet(index, context),
      from: 0,
      count: MOST_PRODUCTS,
    });
    const countOf = (sectionId: number) => catalogue.lists.get(index, reference, { sectionId }).cards;
    const exactId = found.exact === null ? null : index.idAt(found.exact);
    return {
      misspell: found.misspell,
      texts: completions.of(found.said),
      products: await readProducts(ids, exactId, context),
      sections: suggestedSections(found, index, reference, countOf).map((section) => ({
        id: section.id,
        name: titleOf(section),
        url: sectionPath(section),
      })),
      brands: suggestedBrands(found, index, reference).map(({ id, code, name }) => ({
        code,
        name,
        picture: pictureOf('brand', id),
      })),
    };
  } finally {
    found.giveBack();
  }
}

/** The products with these ids, in this order. */
async function readProducts(
  ids: readonly number[],
  exactId: number | null,
  { db, locationId, shopId }: Context,
): Promise<SuggestedProductAnswer[]> {
  if (ids.length === 0) return [];
  const where = { locationId, shopId };
  const rows = await selectProducts(db, where).where(inArray(product.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const price = presentPrice(row);
    return {
      id,
      code: row.code,
      name: row.name,
      picture: pictureOf('product', id),
      price: price.discount_price,
      old_price: hasDiscount(price) ? price.old_price : null,
      quantity: orderable(row, where),
      exact: id === exactId,
    };
  });
}
