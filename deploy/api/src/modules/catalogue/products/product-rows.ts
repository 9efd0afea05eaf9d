import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { offerGroup, product, shopStock, stock } from '../../../db/schema';

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
  isMerchandise: product.isMerchandise,
  content: product.content,
  priceUnit: product.priceUnit,
  weight: product.weight,
  bonusIn: product.bonusIn,
  kilbilTypeSale: product.kilbilTypeSale,
  popularity: product.popularity,
  sort: product.sort,
  pictures: product.pictures,
  cityQuantity: sql<number>`coalesce(${stock.quantity}, 0)`,
  propertyCode: offerGroup.propertyCode,
  propertyName: offerGroup.propertyName,
};

/** The place of the stock: a city, and the chosen shop in fast-pickup mode. */
export interface Where {
  locationId: number;
  shopId: number | null;
}

/** Products with their stock there, unsorted. */
export function selectProducts(db: Database, { locationId, shopId }: Where) {
  const inShop = sql<number>`coalesce((
    select ${shopStock.quantity} from ${shopStock}
    where ${shopStock.productId} = ${product.id} and ${shopStock.pointId} = ${shopId}
  ), 0)`;
  return db
    .select({ ...cardColumns, shopQuantity: shopId === null ? sql<number>`0` : inShop })
    .from(product)
    .leftJoin(offerGroup, eq(offerGroup.id, product.offerGroupId))
    .leftJoin(stock, and(eq(stock.productId, product.id), eq(stock.locationId, locationId)))
    .$dynamic();
}

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

/** Products with their variants. */
export interface Cards {
  products: ProductRow[];
  /** Variants by group, sorted within the group. */
  variants: Map<number, ProductRow[]>;
}

/** The products with these ids in this order. `variants` are their ids and those of their variants, from the index. */
export async function loadCards(
  db: Database,
  ids: readonly number[],
  variants: readonly number[],
  where: Where,
): Promise<Cards> {
  if (ids.length === 0) return { products: [], variants: new Map() };
  const rows = await selectProducts(db, where)
    .where(sql`${product.id} = any(${sql.param(variants)}::int[])`)
    .orderBy(asc(product.offerSort), asc(product.id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inGroups = rows.flatMap((row) => (row.offerGroupId === null ? [] : { ...row, group: row.offerGroupId }));
  return {
    products: ids.flatMap((id) => byId.get(id) ?? []),
    variants: Map.groupBy(inGroups, ({ group }) => group),
  };
}
