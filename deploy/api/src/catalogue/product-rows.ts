import { and, asc, eq, sql } from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { offerGroup, product, productSale, sale, shopStock, stock } from '../db/schema';
import { groupBy } from './group-by';

const cardColumns = {
  id: product.id,
  code: product.code,
  name: product.name,
  sectionId: product.sectionId,
  brandId: product.brandId,
  offerGroupId: product.offerGroupId,
  offerValue: product.offerValue,
  offerSort: product.offerSort,
  article: product.article,
  barCode: product.barCode,
  previewText: product.previewText,
  basePrice: product.basePrice,
  discountPrice: product.discountPrice,
  isNew: product.isNew,
  ucenka: product.ucenka,
  packQuantity: product.packQuantity,
  isPrescription: product.isPrescription,
  weight: product.weight,
  bonusIn: product.bonusIn,
  kilbilTypeSale: product.kilbilTypeSale,
  popularity: product.popularity,
  sort: product.sort,
  pictures: product.pictures,
  cityQuantity: sql<number>`coalesce(${stock.quantity}, 0)`,
  shopQuantity: sql<number>`coalesce(${shopStock.quantity}, 0)`,
  propertyCode: offerGroup.propertyCode,
  propertyName: offerGroup.propertyName,
  /** Name of a sale that it takes part in. */
  sale: sql<string | null>`(
    select ${sale.name} from ${sale} join ${productSale} on ${productSale.saleId} = ${sale.id}
    where ${productSale.productId} = ${product.id} order by ${sale.id} limit 1
  )`,
};

/** Where stock is looked at: in a city, and in the chosen shop in fast-pickup mode. */
export interface Where {
  locationId: number;
  shopId: number | null;
}

/** Products with their stock there, in no order. */
export function selectProducts(db: Database, { locationId, shopId }: Where) {
  return db
    .select(cardColumns)
    .from(product)
    .leftJoin(offerGroup, eq(offerGroup.id, product.offerGroupId))
    .leftJoin(stock, and(eq(stock.productId, product.id), eq(stock.locationId, locationId)))
    .leftJoin(shopStock, and(eq(shopStock.productId, product.id), eq(shopStock.pointId, shopId ?? 0)))
    .$dynamic();
}

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

const asked = alias(product, 'asked');
const variant = alias(product, 'variant');

/** Products with their variants. */
export interface Cards {
  products: ProductRow[];
  /** Variants by group, each group's in its order. */
  variants: Map<number, ProductRow[]>;
}

/** The products of these ids in this order, with their variants. */
export async function loadCards(db: Database, ids: readonly number[], where: Where): Promise<Cards> {
  if (ids.length === 0) return { products: [], variants: new Map() };
  const isAsked = sql`${asked.id} = any(${sql.param(ids)}::int[])`;
  const own = db.select({ id: asked.id }).from(asked).where(isAsked);
  const others = db
    .select({ id: variant.id })
    .from(asked)
    .innerJoin(variant, eq(variant.offerGroupId, asked.offerGroupId))
    .where(isAsked);
  const rows = await selectProducts(db, where)
    .where(sql`${product.id} = any(array(${union(own, others)}))`)
    .orderBy(asc(product.offerSort), asc(product.id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inGroups = rows.flatMap((row) => (row.offerGroupId === null ? [] : { ...row, group: row.offerGroupId }));
  return {
    products: ids.flatMap((id) => byId.get(id) ?? []),
    variants: groupBy(inGroups, ({ group }) => group),
  };
}
