import { and, asc, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { product, productPropertyValue, productSale, shopStock, stock } from '../../db/schema';
import type { IndexedProduct, Memberships, Stocks } from './product-index';

/** Which products to read; null: all. */
export type Ids = readonly number[] | null;

const among = (column: PgColumn, ids: Ids): SQL | undefined =>
  ids === null ? undefined : sql`${column} = any(${sql.param(ids)}::int[])`;

const idsOf = (column: PgColumn) => sql<number[]>`array_agg(${column})`;

/** These products with all variants of their groups, variants side by side. */
export function readProducts(db: Database, ids: Ids): Promise<IndexedProduct[]> {
  const own = db.select({ id: product.offerGroupId }).from(product).where(among(product.id, ids));
  return db
    .select({
      id: product.id,
      name: product.name,
      article: product.article,
      barCode: product.barCode,
      sectionId: product.sectionId,
      brandId: product.brandId,
      groupId: product.offerGroupId,
      price: product.discountPrice,
      isNew: product.isNew,
      isDiscounted: sql<boolean>`${product.discountPrice} * 100::bigint <= ${product.basePrice} * 98::bigint`,
      season: product.season,
      popularity: product.popularity,
      sort: product.sort,
    })
    .from(product)
    .where(ids === null ? undefined : or(among(product.id, ids), inArray(product.offerGroupId, own)))
    .orderBy(sql`${product.offerGroupId} nulls last`, asc(product.offerSort), asc(product.id));
}

export async function readMemberships(db: Database, ids: Ids): Promise<Memberships> {
  return {
    values: await db
      .select({ key: productPropertyValue.valueId, ids: idsOf(productPropertyValue.productId) })
      .from(productPropertyValue)
      .where(among(productPropertyValue.productId, ids))
      .groupBy(productPropertyValue.valueId),
    sales: await db
      .select({ key: productSale.saleId, ids: idsOf(productSale.productId) })
      .from(productSale)
      .where(among(productSale.productId, ids))
      .groupBy(productSale.saleId),
  };
}

export async function readStocks(db: Database, ids: Ids): Promise<Stocks> {
  return {
    cities: await db
      .select({ key: stock.locationId, ids: idsOf(stock.productId) })
      .from(stock)
      .where(and(gt(stock.quantity, 0), among(stock.productId, ids)))
      .groupBy(stock.locationId),
    shops: await db
      .select({ key: shopStock.pointId, ids: idsOf(shopStock.productId) })
      .from(shopStock)
      .where(and(gt(shopStock.quantity, 0), among(shopStock.productId, ids)))
      .groupBy(shopStock.pointId),
  };
}
