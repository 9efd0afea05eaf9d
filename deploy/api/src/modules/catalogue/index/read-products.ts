import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, union } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database';
import { product, productPropertyValue, productSale, review, shopStock, stock } from '../../../db/schema';
import type { IndexedProduct, Memberships, Scores, Stocks } from './indexed-product';

const among = (column: PgColumn, ids: readonly number[]): SQL => sql`${column} = any(${sql.param(ids)}::int[])`;

const idsOf = (column: PgColumn) => sql<number[]>`array_agg(${column})`;

/** Ids of all products; variants of a group are adjacent. */
export async function readIds(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .orderBy(sql`${product.offerGroupId} nulls last`, asc(product.id));
  return rows.map(({ id }) => id);
}

/** These products with all variants of their groups; variants are adjacent. */
export function readProducts(db: Database, ids: readonly number[]): Promise<IndexedProduct[]> {
  const productIds = db.select({ id: product.id }).from(product).where(among(product.id, ids));
  const groups = db.select({ id: product.offerGroupId }).from(product).where(among(product.id, ids));
  const variants = db.select({ id: product.id }).from(product).where(inArray(product.offerGroupId, groups));
  return db
    .select({
      id: product.id,
      code: product.code,
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
    .where(inArray(product.id, union(productIds, variants)))
    .orderBy(sql`${product.offerGroupId} nulls last`, asc(product.offerSort), asc(product.id));
}

export async function readMemberships(db: Database, ids: readonly number[]): Promise<Memberships> {
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

export async function readStocks(db: Database, ids: readonly number[]): Promise<Stocks> {
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

export async function readScores(db: Database, ids: readonly number[]): Promise<Scores> {
  const rows = await db
    .select({ id: review.productId, sum: sql<number>`sum(${review.score})::int`, count: sql<number>`count(*)::int` })
    .from(review)
    .where(and(eq(review.isActive, true), among(review.productId, ids)))
    .groupBy(review.productId);
  return new Map(rows.map(({ id, ...score }) => [id, score]));
}
