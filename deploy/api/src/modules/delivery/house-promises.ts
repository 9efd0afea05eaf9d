import type { HousePromiseAnswer } from '@zapovednik/api/checkout/wire/fast-delivery';
import { sql } from 'drizzle-orm';
import { roubles } from '../../base/money';
import { product } from '../../db/schema';
import type { Context } from '../../http/context';
import { orderable, selectProducts } from '../catalogue/api';
import { courierPromise, deliveryPrice, offersIn, periodOf } from '../offers/api';
import { fastDeliveryTo } from './fast-delivery';
import { basketGoods } from './goods';

/**
 * When the session's address can get each of these products alone, as many as are in the basket, else one: what lists and pages of
 * products promise to a house. Cart and order ask `offersFor`, which decides by the same functions for all goods together.
 */
export async function housePromises(ids: readonly number[], context: Context): Promise<HousePromiseAnswer[]> {
  const { db, session, locationId, now } = context;
  const address = session?.address ?? null;
  if (!address) return [];
  const rows = await selectProducts(db, context).where(sql`${product.id} = any(${sql.param(ids)}::int[])`);
  const offers = await offersIn(db, locationId, now());
  const fastOf = await fastDeliveryTo(address, ids, context);
  const basket = await basketGoods(context);
  const inBasket = new Map(basket.lines.map(({ productId, quantity }) => [productId, quantity]));
  return rows.map((row) => {
    const canBeOrdered = orderable(row, context) > 0;
    const courier = courierPromise({ ...row, canBeOrdered }, offers);
    const quantity = inBasket.get(row.id) ?? 1;
    const price = row.discountPrice * quantity;
    const lines = [{ productId: row.id, quantity }];
    const isPickupOnly = row.isPrescription;
    const answer = fastOf({ lines, price, weight: row.weight * quantity, isPickupOnly });
    const fast = canBeOrdered ? answer.offer : null;
    return {
      ID: row.id,
      FAST: fast && { PERIOD: periodOf(fast), PRICE: roubles(deliveryPrice(fast, price)) },
      COURIER: courier && { PERIOD: courier.period, PRICE: roubles(courier.price) },
      MESSAGE: 'message' in answer ? answer.message : '',
    };
  });
}
