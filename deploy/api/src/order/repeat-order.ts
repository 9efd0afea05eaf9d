import { asc, eq, sql } from 'drizzle-orm';
import type { Output } from 'shared-contracts/api/call';
import type { repeatOrder as call } from 'shared-contracts/cabinet/calls/personal-order';
import { MOST_LINES } from '../basket/change-basket';
import { lockBasket } from '../basket/find-basket';
import { priceLines } from '../basket/load-basket';
import { FOR_STAFF } from '../basket/merchandise';
import { basketState } from '../basket/present-basket';
import { shortageOf } from '../basket/shortage';
import { basketLine, orderLine } from '../db/schema';
import type { SessionContext } from '../http/context';
import { ShopError } from '../http/shop-error';
import { findOwnOrder } from './own-order';

/**
 * Adds the goods of an order to the basket of the shopper's current city, as far as they are in stock. Pieces that are in the basket
 * already count: repeating twice adds nothing (API-96).
 */
export async function repeatOrder(id: number, context: SessionContext): Promise<Output<typeof call>> {
  const { db } = context;
  const row = await findOwnOrder(id, context);
  const ordered = await db.select().from(orderLine).where(eq(orderLine.orderId, row.id)).orderBy(asc(orderLine.id));
  const priced = new Map(
    (await priceLines(db, ordered, context, context.session.customerId)).map((line) => [line.product.id, line]),
  );
  const lines = ordered.map(({ productId, name, quantity }) => {
    const there = priced.get(productId);
    return {
      productId,
      name: there?.product.name ?? name,
      asked: quantity,
      pieces: Math.min(quantity, there?.available ?? 0),
      shortage: there ? shortageOf(there) : 'Нет в наличии',
    };
  });
  const found = lines.filter(({ pieces }) => pieces > 0);
  if (found.length === 0) {
    const forbidden = lines.every(({ shortage }) => shortage === FOR_STAFF);
    throw new ShopError(409, 'nothing_left', forbidden ? FOR_STAFF : 'Товаров из этого заказа сейчас нет в наличии');
  }
  const { id: basketId } = await lockBasket(context);
  await db
    .insert(basketLine)
    .values(found.map(({ productId, pieces }) => ({ basketId, productId, quantity: pieces })))
    .onConflictDoUpdate({
      target: [basketLine.basketId, basketLine.productId],
      set: { quantity: sql`greatest(excluded.quantity, ${basketLine.quantity})` },
    });
  if ((await db.$count(basketLine, eq(basketLine.basketId, basketId))) > MOST_LINES) {
    throw new ShopError(409, 'basket_full', `В корзине не больше ${MOST_LINES} разных товаров`);
  }
  return {
    ...(await basketState(context)),
    MISSING: lines
      .filter(({ asked, pieces }) => pieces < asked)
      .map(({ productId, name, asked, pieces, shortage }) => ({
        PRODUCT_ID: productId,
        NAME: name,
        ASKED: asked,
        ADDED: pieces,
        MESSAGE: shortage ?? 'Нет в наличии',
      })),
  };
}
