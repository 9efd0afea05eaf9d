import { eq } from 'drizzle-orm';
import type { ProductDetail } from 'shared-contracts/api/product';
import { product, productPropertyValue } from '../db/schema';
import { deliveryMessages } from '../delivery/messages';
import type { Context } from '../http/context';
import { notFound } from '../http/shop-error';
import { pictureOf, presentListItem } from './present-product';
import { loadCards } from './product-rows';
import { reviewPermission } from './reviews/add-review';

/** Everything that a product's page shows (API-08). */
export async function productPage(code: string, context: Context): Promise<ProductDetail> {
  const { db, catalogue } = context;
  const { reference } = catalogue;
  const [own] = await db
    .select({ id: product.id, detailText: product.detailText, seo: product.seo })
    .from(product)
    .where(eq(product.code, code));
  const cards = await loadCards(db, own ? [own.id] : [], context);
  const [row] = cards.products;
  const section = reference.sections.get(row?.sectionId ?? 0);
  const brand = reference.brands.get(row?.brandId ?? 0);
  if (!own || !row || !section || !brand) throw notFound('Товар не найден');
  return {
    ...presentListItem(row, cards, reference, context),
    brand: {
      code: brand.code,
      picture: pictureOf('brand', brand.id),
      name: brand.name,
      prop_value_id: brand.id,
    },
    detail_picture: pictureOf('product', row.id),
    detail_text: own.detailText,
    iblock_section_id: section.id,
    section_unique_code: section.uniqueCode,
    show_properties: await shownProperties(context, row.id),
    weight: row.weight,
    seo: own.seo,
    messages: await deliveryMessages(row, context),
    review: await reviewPermission(row.id, context),
  };
}

/** The characteristics, several values of one property in one row. */
async function shownProperties({ db, catalogue: { reference } }: Context, productId: number) {
  const rows = await db
    .select({ valueId: productPropertyValue.valueId })
    .from(productPropertyValue)
    .where(eq(productPropertyValue.productId, productId));
  const has = new Set(rows.map(({ valueId }) => valueId));
  return reference.properties.flatMap(({ code, name, sort, values }) => {
    const own = values.filter(({ id }) => has.has(id)).map(({ value }) => value);
    return own.length > 0 ? [{ code, name, sort, value: own.join(', ') }] : [];
  });
}
