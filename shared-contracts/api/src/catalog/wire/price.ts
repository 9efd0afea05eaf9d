import * as z from 'zod/mini';
import { money } from '../../field';

/** The units that prices are compared by. */
const priceUnit = z.enum(['кг', 'л', '100 мл', 'шт']);
export type PriceUnit = z.infer<typeof priceUnit>;

/**
 * Prices of a product, in roubles (PRD-02). `discount_price` is the price of one piece; `old_price` is shown struck through if
 * there is a discount (PRD-50); `alt_price` is the price of a whole pack, null if there are no packs.
 */
export const price = z.object({
  base_price: money,
  discount_price: money,
  old_price: money,
  alt_price: z.nullable(money),
  currency: z.literal('RUB'),
  /** Rounded as in PRD-51; 0 if no discount is shown. */
  discount_percent: z.number(),
  /** The price of a kilogram, litre or piece of what is inside; null: not sold by measure, or exactly one unit. */
  per_unit: z.nullable(z.object({ price: money, unit: priceUnit })),
});
export type PriceAnswer = z.infer<typeof price>;
