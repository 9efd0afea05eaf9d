import { and, eq, inArray } from 'drizzle-orm';
import type { BasketAnswer } from 'shared-contracts/checkout/calls/basket';
import { orderable } from '../catalogue/present-product';
import { selectProducts } from '../catalogue/product-rows';
import { basket, basketLine, product } from '../db/schema';
import type { SessionContext } from '../http/context';
import { notFound, ShopError } from '../http/shop-error';
import { findCoupon, whyNot } from './coupon';
import { lockBasket } from './find-basket';
import { loadBasket, worthOf } from './load-basket';
import { basketState } from './present-basket';

const lineOf = (basketId: number, productId: number) =>
  and(eq(basketLine.basketId, basketId), eq(basketLine.productId, productId));

async function heldOf(context: SessionContext, basketId: number, productId: number): Promise<number | null> {
  const [line] = await context.db.select().from(basketLine).where(lineOf(basketId, productId));
  return line?.quantity ?? null;
}

/** No line exceeds the orderable stock (CRT-12). */
async function checkStock(context: SessionContext, productId: number, quantity: number): Promise<void> {
  const [row] = await selectProducts(context.db, context).where(eq(product.id, productId));
  if (!row) throw notFound('Товар не найден');
  const available = orderable(row, context);
  if (quantity <= available) return;
  const message = available > 0 ? `В наличии только ${available} шт` : 'Товара нет в наличии';
  throw new ShopError(409, 'not_enough_stock', message, { quantity: message });
}

/** Maximum number of lines of a basket. */
export const MOST_LINES = 500;

async function checkRoom({ db }: SessionContext, basketId: number): Promise<void> {
  if ((await db.$count(basketLine, eq(basketLine.basketId, basketId))) < MOST_LINES) return;
  throw new ShopError(409, 'basket_full', `В корзине не больше ${MOST_LINES} разных товаров`);
}

/** Adds pieces of a product to the basket (API-61). */
export async function addProduct(productId: number, pieces: number, context: SessionContext): Promise<BasketAnswer> {
  const { id } = await lockBasket(context);
  const held = await heldOf(context, id, productId);
  const quantity = (held ?? 0) + pieces;
  await checkStock(context, productId, quantity);
  if (held === null) await checkRoom(context, id);
  await context.db
    .insert(basketLine)
    .values({ basketId: id, productId, quantity })
    .onConflictDoUpdate({ target: [basketLine.basketId, basketLine.productId], set: { quantity } });
  return basketState(context);
}

/** Sets the number of pieces; 0 deletes the line, and a smaller number is always allowed (API-62, CRT-17). */
export async function changeQuantity(
  productId: number,
  quantity: number,
  context: SessionContext,
): Promise<BasketAnswer> {
  const { id } = await lockBasket(context);
  const held = await heldOf(context, id, productId);
  if (held === null) throw notFound('Ошибка изменения кол-ва товаров. Товар не найден.');
  if (quantity === 0) {
    await context.db.delete(basketLine).where(lineOf(id, productId));
  } else {
    if (quantity > held) await checkStock(context, productId, quantity);
    await context.db.update(basketLine).set({ quantity }).where(lineOf(id, productId));
  }
  return basketState(context);
}

export async function deleteProduct(productId: number, context: SessionContext): Promise<BasketAnswer> {
  const { id } = await lockBasket(context);
  const deleted = await context.db.delete(basketLine).where(lineOf(id, productId)).returning({ id: basketLine.id });
  if (deleted.length === 0) throw notFound('Ошибка удаления товаров. Товар не найден.');
  return basketState(context);
}

/** Deletes these lines. Ids that are already gone are ignored (API-66). */
export async function clearLines(ids: number[], context: SessionContext): Promise<BasketAnswer> {
  const { id } = await lockBasket(context);
  await context.db.delete(basketLine).where(and(eq(basketLine.basketId, id), inArray(basketLine.id, ids)));
  return basketState(context);
}

const wrongPromocode = (reason: string) =>
  new ShopError(422, 'promocode', 'Ошибка применения промокода.', { promocode: reason });

/** Applies a promotion code in upper or lower case. Throws with the reason when it cannot be used (API-64). */
export async function applyPromocode(text: string, context: SessionContext): Promise<BasketAnswer> {
  const { db, session, now } = context;
  const { id } = await lockBasket(context);
  const found = await findCoupon(db, text);
  if (!found) throw wrongPromocode('Такого промокода нет');
  await db.update(basket).set({ couponCode: null }).where(eq(basket.id, id));
  const goods = worthOf((await loadBasket(context, context)).lines);
  const person = { customerId: session.customerId, phone: null };
  const reason = await whyNot(db, found, { goods, person, now: now() });
  if (reason) throw wrongPromocode(reason);
  await db.update(basket).set({ couponCode: found.code }).where(eq(basket.id, id));
  return basketState(context);
}

export async function clearPromocode(text: string, context: SessionContext): Promise<BasketAnswer> {
  const { id, couponCode } = await lockBasket(context);
  if (couponCode !== text.toUpperCase()) throw wrongPromocode('Этого промокода в корзине нет');
  await context.db.update(basket).set({ couponCode: null }).where(eq(basket.id, id));
  return basketState(context);
}
