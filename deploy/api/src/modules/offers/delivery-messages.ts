import type { ProductDetailAnswer } from '@zapovednik/api/catalog/wire/product';
import { formatPrice, plural } from '@zapovednik/rules/format';
import { and, eq, sql } from 'drizzle-orm';
import { roubles } from '../../base/money';
import { pickupPoint, shopStock } from '../../db/schema';
import type { Context } from '../../http/context';
import { deliveryPrice, offersIn, periodOf } from './offers';

/** The data that the promise for one piece depends on. */
export interface PromisedGoods {
  readonly id: number;
  /** Whether it can be ordered in this city, or in the fast-pickup shop. */
  readonly canBeOrdered: boolean;
  readonly cityQuantity: number;
  /** Kopecks. */
  readonly discountPrice: number;
  /** Grams. */
  readonly weight: number;
}

const nothing: ProductDetailAnswer['messages'] = {
  zpvd_courier_date: '',
  zpvd_courier_price: '',
  zpvd_pickup_info: '',
  transport_companies: '',
  zpvd_fast_pickup: '',
};

const shops = (count: number) => `${count} ${plural(count, ['магазин', 'магазина', 'магазинов'])}`;
const points = (count: number) => `${count} ${plural(count, ['пункт', 'пункта', 'пунктов'])}`;

/**
 * Time, place and price of delivering one piece of a product in this city (PRD-04). '' for services that are not
 * available. All are '' when the product cannot be ordered, even if another shop has it.
 */
export async function deliveryMessages(
  goods: PromisedGoods,
  context: Context,
): Promise<ProductDetailAnswer['messages']> {
  const { db, locationId, city, now } = context;
  if (!goods.canBeOrdered) return nothing;
  const offers = await offersIn(db, locationId, now());
  const [count] = await db
    .select({
      points: sql<number>`count(*)::int`,
      shops: sql<number>`(count(*) filter (where ${pickupPoint.fastPickup} and ${shopStock.quantity} > 0))::int`,
    })
    .from(pickupPoint)
    .leftJoin(shopStock, and(eq(shopStock.pointId, pickupPoint.id), eq(shopStock.productId, goods.id)))
    .where(and(eq(pickupPoint.locationId, locationId), eq(pickupPoint.handsOut, true)));
  const offered = (type: string) => (goods.cityQuantity > 0 ? offers.find((offer) => offer.type === type) : undefined);
  const [courier, pickup] = [offered('courier'), offered('pickup')];
  const here = city.fastPickup ? (count?.shops ?? 0) : 0;
  return {
    zpvd_courier_date: courier ? periodOf(courier) : '',
    zpvd_courier_price: courier ? priceText(deliveryPrice(courier, goods.discountPrice, goods.weight)) : '',
    zpvd_pickup_info: pickupText(here, pickup ? { period: periodOf(pickup), count: count?.points ?? 0 } : null),
    transport_companies: '',
    zpvd_fast_pickup: here > 0 ? `через час, ${shops(here)}` : '',
  };
}

const priceText = (kopecks: number) => (kopecks === 0 ? 'бесплатно' : formatPrice(roubles(kopecks)));

function pickupText(here: number, ordered: { period: string; count: number } | null): string {
  if (here > 0) return `сегодня, ${shops(here)}`;
  return ordered && ordered.count > 0 ? `${ordered.period}, ${points(ordered.count)}` : '';
}
