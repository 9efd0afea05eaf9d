import { terms } from '@zapovednik/rules/terms';
import { count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { brand, city, product, productSale, sale, salon, shop, shopFeature } from '../../../db/schema';
import type { Facts } from './placeholders';

/** A round number of goods that stays true when a few are sold out. */
const ROUND = 100;

/**
 * Everything that a text can tell with `{{name}}`: numbers of the shop as it is now. `shops` and `shops <feature>`, `cities`,
 * `goods`, `brands`, `salons <kind>`, `discount <sale>` (the largest, in percent) and `least-discount <sale>`, and the
 * promises of `terms`.
 */
export async function shopFacts(db: Database): Promise<Facts> {
  const [totals] = await db
    .select({
      shops: sql`(select count(*) from ${shop})`.mapWith(Number),
      cities: sql`(select count(*) from ${city})`.mapWith(Number),
      goods: sql`(select count(*) from ${product})`.mapWith(Number),
      brands: sql`(select count(*) from ${brand})`.mapWith(Number),
    })
    .from(sql`(select 1) as one`);
  const { shops = 0, cities = 0, goods = 0, brands = 0 } = totals ?? {};
  const features = await db
    .select({
      code: shopFeature.code,
      shops: sql`(select count(*) from ${shop} where ${shopFeature.id} = any(${shop.featureIds}))`.mapWith(Number),
    })
    .from(shopFeature);
  const salons = await db.select({ kind: salon.kind, count: count() }).from(salon).groupBy(salon.kind);
  const percent = sql`round(100.0 * (${product.basePrice} - ${product.discountPrice}) / ${product.basePrice})`;
  const sales = await db
    .select({
      code: sale.code,
      most: sql`coalesce(max(${percent}), 0)`.mapWith(Number),
      least: sql`coalesce(min(${percent}), 0)`.mapWith(Number),
    })
    .from(sale)
    .leftJoin(productSale, eq(productSale.saleId, sale.id))
    .leftJoin(product, eq(product.id, productSale.productId))
    .groupBy(sale.code);
  return new Map<string, number>([
    ['shops', shops],
    ['cities', cities],
    ['goods', Math.floor(goods / ROUND) * ROUND],
    ['brands', brands],
    ...features.map((one) => [`shops ${one.code}`, one.shops] as const),
    ...salons.map((one) => [`salons ${one.kind}`, one.count] as const),
    ...sales.flatMap(({ code, most, least }) => [
      [`discount ${code}`, most] as const,
      [`least-discount ${code}`, least] as const,
    ]),
    ['return-days-site', terms.returnDaysSite],
    ['return-days-shop', terms.returnDaysShop],
    ['refund-days', terms.refundDays],
    ['bonus-percent', terms.bonusPercent],
    ['school-months', terms.schoolMonths],
    ['storage-days', terms.storageDays],
  ]);
}
