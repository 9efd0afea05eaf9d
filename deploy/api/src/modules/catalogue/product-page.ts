import type { ProductDetailAnswer } from '@zapovednik/api/catalog/wire/product-detail';
import { eq } from 'drizzle-orm';
import { product } from '../../db/schema';
import type { Context } from '../../http/context';
import { pictureOf } from '../../http/pictures/picture-of';
import { notFound } from '../../http/shop-error';
import { deliveryMessages } from '../offers/api';
import { catalogueOf } from './in-memory/catalogue-of';
import { orderable, presentListItem } from './products/present-product';
import { loadCards } from './products/product-rows';
import type { Reference } from './products/reference';
import { reviewPermission } from './reviews/add-review';

/** All data of a product's page (API-08). */
export async function productPage(code: string, context: Context): Promise<ProductDetailAnswer> {
  const { db } = context;
  const catalogue = catalogueOf(context);
  const [valuesOfProduct] = await db
    .select({ id: product.id, detailText: product.detailText, seo: product.seo })
    .from(product)
    .where(eq(product.code, code));
  const index = await catalogue.upToDate();
  const cards = await loadCards(
    db,
    valuesOfProduct ? [valuesOfProduct.id] : [],
    valuesOfProduct ? index.variantsOf(valuesOfProduct.id) : [],
    context,
  );
  const { reference } = catalogue;
  const [row] = cards.products;
  const section = reference.sections.get(row?.sectionId ?? 0);
  const brand = reference.brands.get(row?.brandId ?? 0);
  if (!valuesOfProduct || !row || !section || !brand) throw notFound('Товар не найден');
  return {
    ...presentListItem(row, cards, catalogue.cardFactsOf(row.id), reference, context),
    brand: {
      code: brand.code,
      picture: pictureOf('brand', brand.id),
      name: brand.name,
      prop_value_id: brand.id,
    },
    detail_picture: pictureOf('product', row.id),
    detail_text: valuesOfProduct.detailText,
    iblock_section_id: section.id,
    section_unique_code: section.uniqueCode,
    show_properties: shownProperties(reference, new Set(index.valueIdsOf(row.id))),
    weight: row.weight,
    seo: valuesOfProduct.seo,
    messages: await deliveryMessages({ ...row, canBeOrdered: orderable(row, context) > 0 }, context),
    review: await reviewPermission(row.id, context),
  };
}

/** The characteristics, several values of one property in one row. */
function shownProperties({ properties }: Reference, has: ReadonlySet<number>) {
  return properties.flatMap(({ code, name, sort, values }) => {
    const own = values.filter(({ id }) => has.has(id)).map(({ value }) => value);
    return own.length > 0 ? [{ code, name, sort, value: own.join(', ') }] : [];
  });
}
