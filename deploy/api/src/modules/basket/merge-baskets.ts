import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { basket, basketLine, stock } from '../../db/schema';
import { MOST_LINES } from './change-basket';

/** The stock of a line's product in a city. */
const inCity = (locationId: number) => sql`coalesce((
  select ${stock.quantity} from ${stock}
  where ${stock.productId} = ${basketLine.productId} and ${stock.locationId} = ${locationId}
), 0)`;

/**
 * At sign-in, merges the session's baskets into the customer's, city by city. A product in both keeps the larger
 * quantity, up to the city's stock, so that signing in twice adds nothing (SES-07). A sold-out product keeps one piece,
 * so that the customer can see and remove it. The session's own baskets are deleted.
 */
export async function mergeBaskets(
  tx: Database,
  sessionKey: string,
  customerId: number,
  merge: boolean,
): Promise<void> {
  // In a fixed order, so that concurrent sign-ins of the customer wait for each other without a deadlock.
  const mine = await tx.select().from(basket).where(eq(basket.sessionKey, sessionKey)).orderBy(asc(basket.locationId));
  for (const { id, locationId, couponCode } of merge ? mine : []) {
    const [target] = await tx
      .insert(basket)
      .values({ customerId, locationId, couponCode })
      .onConflictDoUpdate({
        target: [basket.customerId, basket.locationId],
        set: { couponCode: sql`coalesce(excluded.coupon_code, ${basket.couponCode})` },
      })
      .returning({ id: basket.id });
    const lines = await tx.select().from(basketLine).where(eq(basketLine.basketId, id));
    if (!target || lines.length === 0) continue;
    await tx
      .insert(basketLine)
      .values(
        lines.map(({ productId, quantity, packMode }) => ({ basketId: target.id, productId, quantity, packMode })),
      )
      .onConflictDoUpdate({
        target: [basketLine.basketId, basketLine.productId],
        set: {
          quantity: sql`least(
            greatest(excluded.quantity, ${basketLine.quantity}), greatest(${inCity(locationId)}, 1)
          )`,
        },
      });
    const beyond = tx
      .select({ id: basketLine.id })
      .from(basketLine)
      .where(eq(basketLine.basketId, target.id))
      .orderBy(asc(basketLine.id))
      .offset(MOST_LINES);
    await tx.delete(basketLine).where(inArray(basketLine.id, beyond));
  }
  await tx.delete(basket).where(eq(basket.sessionKey, sessionKey));
}
