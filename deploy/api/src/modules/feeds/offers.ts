import { asc, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { product, productPropertyValue } from '../../db/schema';
import { type ProductRow, picturesOf, presentPrice, type Reference, selectProducts } from '../catalogue/api';

import { deliveryPrice, type Offer } from '../offers/api';

/** A city's storefront in a feed. */
export interface FeedShop {
  /** e.g. `https://perm.shop.example`. */
  origin: string;
  locationId: number;
  madeAt: Date;
  reference: Reference;
  /** Null: there is no courier here. */
  courier: Offer | null;
}

/** A product in a feed, with the data of its page in the same city. Prices in roubles. */
export interface FeedOffer {
  id: number;
  url: string;
  name: string;
  description: string;
  /** Absolute addresses, at most ten. */
  pictures: string[];
  sectionId: number;
  brand: string;
  article: string;
  barCode: string;
  price: number;
  /** Null: without a discount. */
  oldPrice: number | null;
  isInStock: boolean;
  /** Variants of one product have the same group. Null: it has none. */
  groupId: number | null;
  /** Grams. */
  weight: number;
  /** Reasons of a markdown; empty: not marked down. */
  ucenka: string[];
  isPrescription: boolean;
  /** Price of the courier; null: no courier delivers it. */
  delivery: number | null;
  properties: { name: string; value: string }[];
}

/** Products that are read at once. */
const BATCH = 500;

/** All products of a city that every customer may buy, in batches. */
export async function* offersOf(db: Database, shop: FeedShop): AsyncGenerator<FeedOffer[]> {
  const { locationId, reference } = shop;
  for (let last = 0; ; ) {
    const rows = await selectProducts(db, { locationId, shopId: null })
      .where(gt(product.id, last))
      .orderBy(asc(product.id))
      .limit(BATCH);
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    const values = await valuesOf(db, rows, reference);
    yield rows.filter(({ isMerchandise }) => !isMerchandise).map((row) => present(row, values.get(row.id) ?? [], shop));
  }
}

async function valuesOf(db: Database, rows: readonly ProductRow[], { values, properties }: Reference) {
  const ids = rows.map(({ id }) => id);
  const found = await db.select().from(productPropertyValue).where(inArray(productPropertyValue.productId, ids));
  const names = new Map(properties.map(({ id, code, name }) => [id, { code, name }]));
  const knownValues = found.flatMap(({ productId, valueId }) => {
    const value = values.get(valueId);
    const property = names.get(value?.propertyId ?? 0);
    // The brand has an element of its own.
    return value && property && property.code !== 'brend'
      ? [{ productId, name: property.name, value: value.value }]
      : [];
  });
  return Map.groupBy(knownValues, ({ productId }) => productId);
}

function present(row: ProductRow, properties: FeedOffer['properties'], shop: FeedShop): FeedOffer {
  const { origin, reference, courier } = shop;
  const { discount_price, old_price, discount_percent } = presentPrice(row);
  return {
    id: row.id,
    url: `${origin}/product/${encodeURIComponent(row.code)}/`,
    name: row.name,
    description: row.previewText,
    pictures: picturesOf(row).map((picture) => `${origin}${picture}-960.jpg`),
    sectionId: row.sectionId,
    brand: reference.brands.get(row.brandId)?.name ?? '',
    article: row.article,
    barCode: row.barCode,
    price: discount_price,
    oldPrice: discount_percent > 0 ? old_price : null,
    isInStock: row.cityQuantity > 0,
    groupId: row.offerGroupId,
    weight: row.weight,
    ucenka: row.ucenka,
    isPrescription: row.isPrescription,
    delivery: courier && !row.isPrescription ? deliveryPrice(courier, row.discountPrice, row.weight) / 100 : null,
    properties: properties.map(({ name, value }) => ({ name, value })),
  };
}
