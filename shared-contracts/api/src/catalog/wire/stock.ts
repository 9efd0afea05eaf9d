import * as z from 'zod/mini';
import { coords, flag, id } from '../../field';

/** The stock level as text: ten and more are "Много" (PRD-23, DEL-10). */
export const stockLevel = z.enum(['Много', 'Мало', 'Нет в наличии']);
export type StockLevel = z.infer<typeof stockLevel>;

/** The stock of one shop of the city, for "В наличии в магазинах". */
export const shopStock = z.object({
  /** ID of the shop's pickup point. */
  ID: id,
  NAME: z.string(),
  ADDRESS: z.string(),
  COORDS: coords,
  SCHEDULE: z.string(),
  PHONE: z.string(),
  QUANTITY: z.int(),
  STOCK: stockLevel,
  /** N: customers can buy in this shop, but not pick up orders. */
  PICKUP_POINT: flag,
  /** When an order of the product can be picked up here: "сегодня". */
  PERIOD: z.string(),
});
export type ShopStockAnswer = z.infer<typeof shopStock>;
