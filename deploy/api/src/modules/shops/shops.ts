import type { ShopAnswer, ShopCityAnswer } from '@zapovednik/api/content/wire/shop';
import { toFlag } from '@zapovednik/rules/format';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { city, pickupPoint, salon, shop, shopFeature } from '../../db/schema';
import { pictureOf } from '../../http/pictures/picture-of';
import { notFound } from '../../http/shop-error';
import { presentCity } from '../places/api';

const withPoint = (db: Database) =>
  db
    .select({ shop, point: pickupPoint, city })
    .from(shop)
    .innerJoin(pickupPoint, eq(pickupPoint.id, shop.id))
    .innerJoin(city, eq(city.locationId, pickupPoint.locationId))
    .$dynamic();

type ShopRow = Awaited<ReturnType<typeof withPoint>>[number];

/** A shop with the data of its city (DEL-72). */
function present({ shop: row, point, city: where }: ShopRow): ShopAnswer {
  return {
    ...presentCity(where),
    ID: row.id,
    CODE: row.code,
    NAME: point.name,
    SORT: point.sort,
    COORDS: [point.latitude, point.longitude],
    CITY: where.name,
    ADDRESS: point.address,
    PHONE: point.phone,
    SCHEDULE: point.schedule,
    TIME_ZONE: where.timeZone,
    DESCRIPTION: row.description,
    PICTURE: pictureOf('shop', row.id),
    PICKUP_POINT: toFlag(point.handsOut),
    FEATURES: row.featureIds,
  };
}

interface ShopsRequest {
  page: number;
  perPage: number;
  /** Only shops of this location. */
  locationId?: number | undefined;
}

/** Shops by city, and the possible features of shops (API-55). */
export async function shopsPage({ page, perPage, locationId }: ShopsRequest, db: Database) {
  const rows = await withPoint(db)
    .where(locationId ? eq(pickupPoint.locationId, locationId) : undefined)
    .orderBy(asc(city.sort), asc(pickupPoint.sort), asc(shop.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const features = await db.select().from(shopFeature).orderBy(asc(shopFeature.sort), asc(shopFeature.id));
  return {
    shops: rows.map(present),
    features: features.map(({ id, code, name, sort }) => ({ ID: id, CODE: code, NAME: name, SORT: sort })),
  };
}

/** One shop by its number or code, with its salons (API-54). */
export async function shopBy(idOrCode: string, db: Database): Promise<ShopAnswer> {
  const one: SQL = /^\d{1,9}$/.test(idOrCode) ? eq(shop.id, Number(idOrCode)) : eq(shop.code, idOrCode);
  const [found] = await withPoint(db).where(one);
  if (!found) throw notFound('Магазин не найден');
  const salons = await db
    .select({ ID: salon.id, KIND: salon.kind })
    .from(salon)
    .where(eq(salon.shopId, found.shop.id))
    .orderBy(asc(salon.sort), asc(salon.id));
  return { ...present(found), SALONS: salons };
}

/** Cities with shops, and the number of their shops (API-56, CON-16). */
export async function shopCities(db: Database): Promise<ShopCityAnswer[]> {
  const rows = await db
    .select({ city, shops: sql<number>`count(*)::int` })
    .from(city)
    .innerJoin(pickupPoint, eq(pickupPoint.locationId, city.locationId))
    .innerJoin(shop, eq(shop.id, pickupPoint.id))
    .where(eq(city.inShopsList, true))
    .groupBy(city.id)
    .orderBy(asc(city.sort), asc(city.id));
  return rows.map((row) => ({ ...presentCity(row.city), SHOPS: row.shops }));
}
