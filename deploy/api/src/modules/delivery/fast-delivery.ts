import type { Address } from '@zapovednik/api/checkout/wire/address';
import type { FastDeliveryAnswer } from '@zapovednik/api/checkout/wire/fast-delivery';
import { cityTime } from '@zapovednik/rules/dates';
import { parseCoordinates, toFlag } from '@zapovednik/rules/format';
import { and, inArray, sql } from 'drizzle-orm';
import { roubles } from '../../base/money';
import type { Database } from '../../db/database';
import { shopStock } from '../../db/schema';
import type { Context } from '../../http/context';
import { deliveryPrice, type Offer, offersIn } from '../offers/api';
import type { Goods } from './goods';
import { holds, type ZoneRow, zonesIn } from './zones';

/**
 * Fast delivery of goods to an address: the offer with its zone's price and shop, or the reason why it is not
 * available.
 */
export type FastAnswer = { offer: Offer; zone: ZoneRow } | { offer: null; message: string; missing: number[] };

const refused = (message: string, missing: number[] = []): FastAnswer => ({ offer: null, message, missing });

/** Finds a shop that can deliver the goods to the address at once. */
export const fastDeliveryOf = async (goods: Goods, address: Destination, context: OfCity): Promise<FastAnswer> =>
  (
    await fastDeliveryTo(
      address,
      goods.lines.map(({ productId }) => productId),
      context,
    )
  )(goods);

type Destination = Pick<Address, 'coords'> | null;
type OfCity = Pick<Context, 'db' | 'locationId' | 'city' | 'now'>;

/**
 * Fast delivery to an address, for any goods of these products: its zones contain the address. Of several shops, the cheapest with all
 * goods. The database is read once.
 */
export async function fastDeliveryTo(
  address: Destination,
  products: readonly number[],
  { db, locationId, city, now }: OfCity,
): Promise<(goods: Goods) => FastAnswer> {
  const never = (message: string) => () => refused(message);
  if (!address) return never('Укажите адрес доставки');
  const place = parseCoordinates(address.coords);
  if (!place) return never('Выберите адрес из подсказок или на карте');
  const [offer] = await offersIn(db, locationId, now(), ['fast_delivery']);
  const zones = offer ? await zonesIn(db, locationId) : [];
  if (!offer || zones.length === 0) return never('В вашем городе нет быстрой доставки');
  const around = zones.filter((zone) => holds(zone, place));
  if (around.length === 0) return never('Этот адрес вне зоны быстрой доставки');
  const pieces = await piecesIn(around, products, db);
  const { time } = cityTime(now(), city.timeZone);
  return (goods) => {
    if (goods.isPickupOnly) return refused('Препараты по рецепту не доставляем, только самовывоз');
    const strong = around.filter(({ maxWeight }) => goods.weight <= maxWeight);
    if (strong.length === 0) {
      const most = Math.max(...around.map(({ maxWeight }) => maxWeight));
      return refused(`Быстрая доставка привозит заказы до ${most / 1000}\u00A0кг`);
    }
    const open = strong.filter(({ opensAt, closesAt }) => opensAt <= time && time < closesAt);
    if (open.length === 0) {
      const [first] = strong;
      return refused(`Быстрая доставка работает с ${first?.opensAt} до ${first?.closesAt}`);
    }
    return fromShop(goods, open, offer, pieces);
  };
}

function fromShop({ lines }: Goods, zones: ZoneRow[], offer: Offer, pieces: Pieces): FastAnswer {
  const missing = (shopId: number) =>
    lines.filter((line) => pieces(shopId, line.productId) < line.quantity).map(({ productId }) => productId);
  const zone = zones.find(({ pointId }) => missing(pointId).length === 0);
  if (!zone) {
    const fewest = zones.map(({ pointId }) => missing(pointId)).sort((one, other) => one.length - other.length);
    return refused('Не все товары есть в ближайшем магазине', fewest[0]);
  }
  const { price, freeFrom, pointId, minutes } = zone;
  return { offer: { ...offer, price, freeFrom, fast: { shopId: pointId, minutes } }, zone };
}

/** How many pieces of a product a shop has. */
type Pieces = (shopId: number, productId: number) => number;

async function piecesIn(zones: ZoneRow[], products: readonly number[], db: Database): Promise<Pieces> {
  const shops = zones.map(({ pointId }) => pointId);
  const rows =
    products.length === 0
      ? []
      : await db
          .select()
          .from(shopStock)
          .where(
            and(inArray(shopStock.pointId, shops), sql`${shopStock.productId} = any(${sql.param(products)}::int[])`),
          );
  const quantities = new Map(rows.map(({ pointId, productId, quantity }) => [`${pointId}/${productId}`, quantity]));
  return (shopId, productId) => quantities.get(`${shopId}/${productId}`) ?? 0;
}

export function presentFast(answer: FastAnswer, goods: Goods): FastDeliveryAnswer {
  const { offer } = answer;
  return {
    AVAILABLE: toFlag(offer !== null),
    PRICE: offer ? roubles(deliveryPrice(offer, goods.price)) : null,
    MINUTES: offer?.fast?.minutes ?? null,
    MESSAGE: 'message' in answer ? answer.message : '',
    MISSING: 'missing' in answer ? answer.missing : [],
  };
}
