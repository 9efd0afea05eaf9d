import type { PackMode } from '@zapovednik/api/catalog/wire/pack-mode';
import type { BasketAnswer } from '@zapovednik/api/checkout/wire/basket';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { basket, basketLine, product } from '../../db/schema';
import type { SessionContext } from '../../http/context';
import { notFound, ShopError } from '../../http/shop-error';
import { orderable, selectProducts } from '../catalogue/api';

import { findCoupon, whyNot } from '../promo-codes/api';
import { lockBasket } from './find-basket';
import { loadBasket, worthOf } from './load-basket';
import { FOR_STAFF, mayBuyMerchandise } from './merchandise';
import { basketState } from './present-basket';
import { isOrderable } from './shortage';

const lineOf = (basketId: number, productId: number) =>
  and(eq(basketLine.basketId, basketId), eq(basketLine.productId, productId));

async function heldOf(context: SessionContext, basketId: number, productId: number) {
  const [line] = await context.db.select().from(basketLine).where(lineOf(basketId, productId));
  return line ?? null;
}

/** No line exceeds the orderable stock (CRT-12), and not every customer may buy merchandise (PRD-61). */
async function checkStock(context: SessionContext, productId: number, quantity: number): Promise<void> {
  const [row] = await selectProducts(context.db, context).where(eq(product.id, productId));
  if (!row) throw notFound('Товар не найден');
  if (row.isMerchandise && !(await mayBuyMerchandise(context.db, context.session.customerId))) {
    throw new ShopError(403, 'merchandise', FOR_STAFF);
  }
  const available = orderable(row, context);
  if (quantity <= available) return;
  const message = available > 0 ? `В наличии только ${available}\u00A0шт` : 'Товара нет в наличии';
  throw new ShopError(409, 'not_enough_stock', message, { quantity: message });
}

/** Maximum number of lines of a basket. */
export const MOST_LINES = 500;

const basketFull = () => new ShopError(409, 'basket_full', `В корзине не больше ${MOST_LINES} разных товаров`);

async function checkRoom({ db }: SessionContext, basketId: number): Promise<void> {
  if ((await db.$count(basketLine, eq(basketLine.basketId, basketId))) < MOST_LINES) return;
  throw basketFull();
}

/** How a line is bought, and its position. Missing options stay unchanged. */
interface LineOptions {
  pack?: PackMode | undefined;
  /** The position of a line that was removed before. The position of an existing line does not change. */
  sort?: number | undefined;
}

/** Adds pieces of a product to the basket (API-61). */
export async function addProduct(
  productId: number,
  pieces: number,
  { pack, sort }: LineOptions,
  context: SessionContext,
): Promise<BasketAnswer> {
  const { id } = await lockBasket(context);
  const held = await heldOf(context, id, productId);
  const quantity = (held?.quantity ?? 0) + pieces;
  const packMode = pack ?? held?.packMode ?? 'ST';
  await checkStock(context, productId, quantity);
  if (!held) await checkRoom(context, id);
  await context.db
    .insert(basketLine)
    .values({ basketId: id, productId, quantity, packMode, sort: sort ?? null })
    .onConflictDoUpdate({ target: [basketLine.basketId, basketLine.productId], set: { quantity, packMode } });
  return basketState(context);
}

/** Sets the number of pieces; 0 deletes the line, and a smaller number is always allowed (API-62, CRT-17). */
export async function changeQuantity(
  productId: number,
  quantity: number,
  { pack }: Pick<LineOptions, 'pack'>,
  context: SessionContext,
): Promise<BasketAnswer> {
  const { id } = await lockBasket(context);
  const held = await heldOf(context, id, productId);
  if (!held) throw notFound('Ошибка изменения кол-ва товаров. Товар не найден.');
  if (quantity === 0) {
    await context.db.delete(basketLine).where(lineOf(id, productId));
  } else {
    if (quantity > held.quantity) await checkStock(context, productId, quantity);
    const packMode = pack ?? held.packMode;
    await context.db.update(basketLine).set({ quantity, packMode }).where(lineOf(id, productId));
  }
  return basketState(context);
}

export async function deleteProduct(productId: number, context: SessionContext): Promise<BasketAnswer> {
  const { id } = await lockBasket(context);
  const deleted = await context.db.delete(basketLine).where(lineOf(id, productId)).returning({ id: basketLine.id });
  if (deleted.length === 0) throw notFound('Ошибка удаления товаров. Товар не найден.');
  return basketState(context);
}

/**
 * Puts goods into the basket. Pieces that are already in it count, so a second call with the same goods adds nothing
 * (API-96).
 *
 * @param goods up to their stock
 */
export async function raiseLines(
  goods: readonly { readonly productId: number; readonly pieces: number }[],
  context: SessionContext,
): Promise<BasketAnswer> {
  const { id: basketId } = await lockBasket(context);
  await context.db
    .insert(basketLine)
    .values(goods.map(({ productId, pieces }) => ({ basketId, productId, quantity: pieces })))
    .onConflictDoUpdate({
      target: [basketLine.basketId, basketLine.productId],
      set: { quantity: sql`greatest(excluded.quantity, ${basketLine.quantity})` },
    });
  if ((await context.db.$count(basketLine, eq(basketLine.basketId, basketId))) > MOST_LINES) throw basketFull();
  return basketState(context);
}

/** Deletes these lines. Ids of deleted lines are ignored (API-66). */
export async function clearLines(ids: number[], context: SessionContext): Promise<BasketAnswer> {
  const { id } = await lockBasket(context);
  await context.db.delete(basketLine).where(and(eq(basketLine.basketId, id), inArray(basketLine.id, ids)));
  return basketState(context);
}

const wrongPromocode = (reason: string) =>
  new ShopError(422, 'promocode', 'Ошибка применения промокода.', { promocode: reason });

/** Applies a promotion code, ignoring case. Throws with the reason when it cannot be used (API-64). */
export async function applyPromocode(text: string, context: SessionContext): Promise<BasketAnswer> {
  const { db, session, now } = context;
  const { id } = await lockBasket(context);
  const found = await findCoupon(db, text);
  if (!found) throw wrongPromocode('Такого промокода нет');
  await db.update(basket).set({ couponCode: null }).where(eq(basket.id, id));
  const goods = worthOf((await loadBasket(context, context)).lines.filter(isOrderable));
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
