import { and, eq } from 'drizzle-orm';
import { pickupPoint } from '../../../db/schema';
import type { SessionContext } from '../../../http/context';
import { type LoadedBasket, loadBasket, onShelf, type PricedLine } from '../../basket/api';
import type { Where } from '../../catalogue/api';
import { isPickup, type PointRow } from '../../delivery/api';
import type { Offer } from '../../offers/api';

/**
 * The point of a pickup: the requested one, otherwise the session's. A point that was chosen for ordinary pickup is not a choice for
 * fast pickup, because goods then come from its own shelf.
 */
export async function chosenPoint(
  { type }: Offer,
  requested: number | undefined,
  { db, session, locationId }: SessionContext,
): Promise<PointRow | null> {
  const fast = type === 'fast_pickup';
  const id = requested ?? (fast && !session.fastMode ? null : session.pickupPointId);
  if (!id || !isPickup({ type })) return null;
  const [point] = await db
    .select()
    .from(pickupPoint)
    .where(and(eq(pickupPoint.id, id), eq(pickupPoint.locationId, locationId), eq(pickupPoint.handsOut, true)));
  return point && (!fast || point.fastPickup) ? point : null;
}

/** The goods that an order takes from the basket. */
interface OrderedGoods {
  point: PointRow | null;
  /** The stock that is used. */
  stock: Where;
  basket: LoadedBasket;
  /** What stays in the basket. */
  left: PricedLine[];
}

/**
 * Goods of fast pickup and fast delivery come from a shop, others from the city's warehouse. Fast pickup takes what lies on the shelf;
 * the rest stays in the basket. Without a shop, or in a shop that has nothing of the basket, the order stays as it is.
 */
export async function orderedGoods(
  { type, fast }: Offer,
  point: PointRow | null,
  inCity: LoadedBasket,
  context: SessionContext,
): Promise<OrderedGoods> {
  const { locationId } = context;
  const whole = { point, stock: { locationId, shopId: null }, basket: inCity, left: [] };
  if (fast) {
    const stock = { locationId, shopId: fast.shopId };
    return { ...whole, stock, basket: await loadBasket(context, stock) };
  }
  if (type !== 'fast_pickup' || !point) return whole;
  const stock = { locationId, shopId: point.id };
  const basket = await loadBasket(context, stock, onShelf);
  if (basket.lines.length === 0) return { ...whole, point: null };
  return { point, stock, basket, left: without(inCity.lines, basket.lines) };
}

function without(lines: PricedLine[], taken: PricedLine[]): PricedLine[] {
  const quantities = new Map(taken.map(({ id, quantity }) => [id, quantity]));
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (quantities.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
