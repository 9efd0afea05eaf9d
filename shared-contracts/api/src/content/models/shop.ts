import { type Coordinates, isYes } from '@zapovednik/rules/format';
import type { ShopAnswer, ShopCityAnswer, ShopFeatureAnswer } from '../wire/shop';

/** A service that a shop offers in addition to goods. */
export interface ShopFeature {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** One of our shops. */
export interface Shop {
  /** ID of the shop, and of its pickup point. */
  readonly id: number;
  /** The last segment of its address, /shops/{code}/. */
  readonly code: string;
  readonly name: string;
  readonly coordinates: Coordinates;
  readonly city: string;
  /** «в Перми» */
  readonly inCity: string;
  readonly locationId: number;
  readonly address: string;
  readonly phone: string;
  /** E.g. `пн–сб 9:00–21:00, вс 10:00–20:00`. */
  readonly schedule: string;
  /** Its name in the tz database, e.g. Asia/Yekaterinburg. */
  readonly timeZone: string;
  readonly description: string;
  readonly picture: string;
  /** Customers can pick up online orders here. */
  readonly handsOut: boolean;
  /** IDs of its services. */
  readonly features: readonly number[];
  /** Its salons, which can be booked; empty in a list of shops. */
  readonly salons: readonly { readonly id: number; readonly kind: 'vet' | 'grooming' | 'training' }[];
}

/** A city in the list of shops, with the number of its shops. */
export interface ShopCity {
  readonly locationId: number;
  readonly name: string;
  /** «в Перми» */
  readonly inCity: string;
  readonly shops: number;
}

export interface ShopList {
  readonly shops: readonly Shop[];
  readonly features: readonly ShopFeature[];
}

export const toShop = (shop: ShopAnswer): Shop => ({
  id: shop.ID,
  code: shop.CODE,
  name: shop.NAME,
  coordinates: shop.COORDS,
  city: shop.CITY,
  inCity: shop.CITY_P,
  locationId: shop.LOCATION_ID,
  address: shop.ADDRESS,
  phone: shop.PHONE,
  schedule: shop.SCHEDULE,
  timeZone: shop.TIME_ZONE,
  description: shop.DESCRIPTION,
  picture: shop.PICTURE,
  handsOut: isYes(shop.PICKUP_POINT),
  features: shop.FEATURES,
  salons: (shop.SALONS ?? []).map(({ ID, KIND }) => ({ id: ID, kind: KIND })),
});

const toShopFeature = (feature: ShopFeatureAnswer): ShopFeature => ({
  id: feature.ID,
  code: feature.CODE,
  name: feature.NAME,
});

export const toShopList = (answer: {
  readonly shops: readonly ShopAnswer[];
  readonly features: readonly ShopFeatureAnswer[];
}): ShopList => ({ shops: answer.shops.map(toShop), features: answer.features.map(toShopFeature) });

export const toShopCity = (city: ShopCityAnswer): ShopCity => ({
  locationId: city.LOCATION_ID,
  name: city.NAME,
  inCity: city.CITY_P,
  shops: city.SHOPS,
});
