import { asc, eq } from 'drizzle-orm';
import { orderable } from '../catalogue/present-product';
import { type Cards, loadCards, type ProductRow, type Where } from '../catalogue/product-rows';
import { basketLine, coupon } from '../db/schema';
import type { Context } from '../http/context';
import { type BasketRow, findBasket } from './find-basket';

/** A line with its product and price: what totals, the order and the answer are made of. */
export interface PricedLine {
  id: number;
  quantity: number;
  product: ProductRow;
  /** Kopecks for one piece, promotion code included. */
  price: number;
  /** What can be ordered of it. */
  available: number;
}

export interface LoadedBasket {
  row: BasketRow | null;
  lines: PricedLine[];
  cards: Cards;
  /** The promotion code in force. */
  coupon: { code: string } | null;
}

const linesOf = (db: Context['db'], basketId: number) =>
  db.select().from(basketLine).where(eq(basketLine.basketId, basketId)).orderBy(asc(basketLine.id));

/** The visitor's basket with prices as they are now, and stock as it is at `where`. */
export async function loadBasket(context: Context, where: Where): Promise<LoadedBasket> {
  const { db } = context;
  const row = await findBasket(context);
  const stored = row ? await linesOf(db, row.id) : [];
  const cards = await loadCards(
    db,
    stored.map(({ productId }) => productId),
    where,
  );
  const inForce = row?.couponCode ? await couponInForce(row.couponCode, context) : null;
  const products = new Map(cards.products.map((product) => [product.id, product]));
  const lines = stored.flatMap(({ id, productId, quantity }) => {
    const product = products.get(productId);
    if (!product) return [];
    const price = Math.round((product.discountPrice * (100 - (inForce?.percent ?? 0))) / 100);
    return { id, quantity, product, price, available: orderable(product, where) };
  });
  return { row, lines, cards, coupon: inForce };
}

/** A promotion code that can be used now; null: there is none such. */
export async function couponInForce(code: string, { db, now }: Pick<Context, 'db' | 'now'>) {
  const [found] = await db.select().from(coupon).where(eq(coupon.code, code));
  return found && (found.expiresAt === null || found.expiresAt > now()) ? found : null;
}

/** Products and quantities of the basket. */
export async function wantedGoods(context: Context): Promise<{ productId: number; quantity: number }[]> {
  const row = await findBasket(context);
  return row ? linesOf(context.db, row.id) : [];
}
