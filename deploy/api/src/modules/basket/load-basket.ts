import type { PackMode } from '@zapovednik/api/catalog/wire/pack-mode';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { basketLine, product } from '../../db/schema';
import type { Context } from '../../http/context';
import { orderable, type ProductRow, selectProducts, type Where } from '../catalogue/api';

import { type CouponRow, findCoupon, whyNot } from '../promo-codes/api';
import { type BasketRow, findBasket } from './find-basket';
import { mayBuyMerchandise } from './merchandise';
import { isOrderable } from './shortage';

/** A line with its product and price, for totals, the order and the answer. */
export interface PricedLine {
  id: number;
  quantity: number;
  product: ProductRow;
  /** The price of one piece in kopecks, with the percentage of the promotion code. */
  price: number;
  /** The orderable stock; 0 if the customer may not buy it. */
  available: number;
  /** Merchandise, for a customer without the right to buy it (PRD-61). */
  isForbidden: boolean;
  /** The step of plus and minus: a pack for a line of whole packs, else one piece (CRT-14, CRT-15). */
  step: number;
  /** The position among the lines. */
  sort: number;
}

export interface LoadedBasket {
  row: BasketRow | null;
  lines: PricedLine[];
  /** The active promotion code. */
  coupon: CouponRow | null;
}

const linesOf = (db: Database, basketId: number) =>
  db
    .select()
    .from(basketLine)
    .where(eq(basketLine.basketId, basketId))
    .orderBy(asc(sql`coalesce(${basketLine.sort}, ${basketLine.id})`), asc(basketLine.id));

/**
 * The visitor's basket with current prices, and stock of `where`.
 *
 * @param take the lines that count, also for the promotion code
 */
export async function loadBasket(
  context: Context,
  where: Where,
  take: (lines: PricedLine[]) => PricedLine[] = (lines) => lines,
): Promise<LoadedBasket> {
  const { db, session } = context;
  const row = await findBasket(context);
  const lines = row ? take(await priceLines(db, await linesOf(db, row.id), where, session?.customerId ?? null)) : [];
  const coupon = row?.couponCode ? await couponInForce(row.couponCode, lines, context) : null;
  return { row, lines: coupon?.percent ? lines.map((line) => reduced(line, coupon.percent ?? 0)) : lines, coupon };
}

interface UnpricedLine {
  id: number;
  productId: number;
  quantity: number;
  packMode?: PackMode;
  sort?: number | null;
}

/**
 * These products with their prices and stock. Deleted products are left out.
 *
 * @param customerId the buyer: not every customer may buy merchandise (PRD-61)
 */
export async function priceLines(
  db: Database,
  wanted: UnpricedLine[],
  where: Where,
  customerId: number | null,
): Promise<PricedLine[]> {
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ productId }) => productId);
  const rows = await selectProducts(db, where).where(sql`${product.id} = any(${sql.param(ids)}::int[])`);
  const products = new Map(rows.map((row) => [row.id, row]));
  const isRestricted = rows.some((row) => row.isMerchandise) && !(await mayBuyMerchandise(db, customerId));
  return wanted.flatMap(({ id, productId, quantity, packMode = 'ST', sort }) => {
    const found = products.get(productId);
    if (!found) return [];
    const isForbidden = isRestricted && found.isMerchandise;
    const pack = packMode === 'PACK' ? (found.packQuantity ?? 1) : 1;
    return {
      id,
      quantity,
      product: found,
      price: found.discountPrice,
      available: isForbidden ? 0 : orderable(found, where),
      isForbidden,
      step: quantity % pack === 0 ? pack : 1,
      sort: sort ?? id,
    };
  });
}

const reduced = (line: PricedLine, percent: number): PricedLine => ({
  ...line,
  price: Math.round((line.price * (100 - percent)) / 100),
});

/** The price of the lines without a promotion code, in kopecks. */
export const worthOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { product, quantity }) => sum + product.discountPrice * quantity, 0);

/** The basket's promotion code if it can be used now. Otherwise it stays in the basket until its conditions are met. */
async function couponInForce(
  code: string,
  lines: PricedLine[],
  { db, now, session }: Pick<Context, 'db' | 'now' | 'session'>,
): Promise<CouponRow | null> {
  const found = await findCoupon(db, code);
  const person = { customerId: session?.customerId ?? null, phone: null };
  return found && !(await whyNot(db, found, { goods: worthOf(lines.filter(isOrderable)), person, now: now() }))
    ? found
    : null;
}

/** Products and quantities of the basket. */
export async function basketGoods(context: Context): Promise<{ productId: number; quantity: number }[]> {
  const row = await findBasket(context);
  return row ? linesOf(context.db, row.id) : [];
}
