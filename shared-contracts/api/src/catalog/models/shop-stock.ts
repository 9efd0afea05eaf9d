import { type Coordinates, isYes, parseCoordinates } from '@zapovednik/rules/format';
import type { ShopStockAnswer } from '../wire/stock';

/** A shop that has a product (API-13). */
export interface ShopStock {
  /** ID of its pickup point. */
  readonly id: number;
  readonly name: string;
  readonly address: string;
  /** Null: not on the map. */
  readonly coordinates: Coordinates | null;
  readonly schedule: string;
  readonly phone: string;
  /** Pieces in the shop. */
  readonly quantity: number;
  /** False: customers can buy there, but not pick up orders. */
  readonly handsOut: boolean;
  /** When an order of the product can be picked up: "сегодня". */
  readonly period: string;
}

export const toShopStock = (shop: ShopStockAnswer): ShopStock => ({
  id: shop.ID,
  name: shop.NAME,
  address: shop.ADDRESS,
  coordinates: parseCoordinates(shop.COORDS) ?? null,
  schedule: shop.SCHEDULE,
  phone: shop.PHONE,
  quantity: shop.QUANTITY,
  handsOut: isYes(shop.PICKUP_POINT),
  period: shop.PERIOD,
});
