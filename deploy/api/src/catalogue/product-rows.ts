import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { offerGroup, product, productSale, sale, shopStock, stock } from '../db/schema';

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
    .leftJoin(stock, and(eq(stock.productId, product.id), eq(stock.locationId, locationId)))
    .leftJoin(shopStock, and(eq(shopStock.productId, product.id), eq(shopStock.pointId, shopId ?? 0)))
    .$dynamic();
}

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];
export type GroupRow = typeof offerGroup.$inferSelect;

/** Products with what cards show beside them. */
export interface Cards {
  products: ProductRow[];
  /** Variants by group, each group's in its order. */
  variants: Map<number, ProductRow[]>;
  groups: Map<number, GroupRow>;
  /** Name of a sale by product. */
  sales: Map<number, string>;
}

/** The products of these ids in this order, with variants and sales. */
export async function loadCards(db: Database, ids: readonly number[], where: Where): Promise<Cards> {
  if (ids.length === 0) return { products: [], variants: new Map(), groups: new Map(), sales: new Map() };
  const rows = await selectProducts(db, where).where(inArray(product.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const products = ids.flatMap((id) => byId.get(id) ?? []);
  const groupIds = [...new Set(rows.flatMap(({ offerGroupId }) => offerGroupId ?? []))];
  const [variants, groups, sales] = await Promise.all([
    groupIds.length > 0 ? selectProducts(db, where).where(inArray(product.offerGroupId, groupIds)) : [],
    groupIds.length > 0 ? db.select().from(offerGroup).where(inArray(offerGroup.id, groupIds)) : [],
    db
      .select({ productId: productSale.productId, name: sale.name })
      .from(productSale)
      .innerJoin(sale, eq(sale.id, productSale.saleId))
      .where(inArray(productSale.productId, [...ids])),
  ]);
  const variantsOf = new Map<number, ProductRow[]>(groupIds.map((id) => [id, []]));
  for (const row of [...variants].sort((a, b) => a.offerSort - b.offerSort || a.id - b.id)) {
    if (row.offerGroupId !== null) variantsOf.get(row.offerGroupId)?.push(row);
  }
  return {
    products,
    variants: variantsOf,
    groups: new Map(groups.map((group) => [group.id, group])),
    sales: new Map(sales.map(({ productId, name }) => [productId, name])),
  };
}
