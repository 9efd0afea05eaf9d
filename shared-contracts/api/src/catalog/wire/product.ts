import * as z from 'zod/mini';
import { flag, id, money, picture } from '../../field';

/** The units for comparing prices. */
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
  /** The price of a kilogram, litre or unit of the content; null: not sold by measure, or exactly one unit. */
  per_unit: z.nullable(z.object({ price: money, unit: priceUnit })),
});
export type PriceAnswer = z.infer<typeof price>;

/** A property with its value. */
export function property<T extends z.ZodMiniType>(value: T) {
  return z.object({ name: z.string(), code: z.string(), value, sort: z.int() });
}

/** The properties that the code uses (PRD-06). */
export const properties = z.object({
  /** Base addresses of the pictures, the main one first, at most 10. */
  more_photo: property(z.array(picture)),
  cml2_article: property(z.string()),
  cml2_bar_code: property(z.string()),
  new: property(flag),
  /** Reasons for a markdown; empty: the product is not marked down. */
  ucenka: property(z.array(z.string())),
  /** Pieces in a pack; null: sold only by the piece. */
  pack_quantity: property(z.nullable(z.int())),
  prescription_drug: property(flag),
  /** Y: only groups with the right to buy merchandise may order it (PRD-61). */
  merchandise: property(flag),
});

/** A product that differs from this one only in `offers_by` (PRD-08), with the data that a card needs to switch to it. */
const variant = z.object({
  ID: id,
  CODE: z.string(),
  SORT: z.int(),
  VALUE_PRINT: z.string(),
  NAME: z.string(),
  PRICE: price,
  CITY_QUANTITY: z.int(),
  PICTURE: picture,
  /** As `bonus_in` of the product. */
  BONUS_IN: z.int(),
});
export type VariantAnswer = z.infer<typeof variant>;

/** The property in which the variants differ, e.g. "Вес". */
const offersBy = z.object({ CODE: z.string(), NAME: z.string() });

/**
 * A product in a list (PRD-01, PRD-07). `city_quantity` can be ordered in the city. `quantity` can be ordered now: in fast-pickup
 * mode the chosen shop's own stock (CAT-53), else the same as `city_quantity`.
 */
export const listItem = z.object({
  id,
  product_id: id,
  code: z.string(),
  name: z.string(),
  brend: z.string(),
  price,
  quantity: z.int(),
  city_quantity: z.int(),
  preview_picture: picture,
  preview_text: z.string(),
  properties,
  section_id: id,
  section_name: z.string(),
  offers_by: z.nullable(offersBy),
  variants: z.array(variant),
  bonus_in: z.int(),
  /** Average of the reviews of all sizes of the product, one decimal; 0 without reviews (PRD-37). */
  rating: z.number(),
  review_count: z.int(),
  kilbil_type_sale: z.nullable(z.string()),
  popularity: z.int(),
  sort: z.int(),
  /** Name of the sale that includes the product. */
  action_icon: z.nullable(z.string()),
  /** E.g. `-15%`. */
  discount_icon: z.nullable(z.string()),
  new_icon: z.nullable(z.string()),
  /** The state for styling: `in-stock` or `out-of-stock`. */
  class: z.enum(['in-stock', 'out-of-stock']),
});
export type ListItemAnswer = z.infer<typeof listItem>;

/** The unit of a product: single pieces or whole packs (PRD-09, LIM-31). */
export const packMode = z.enum(['ST', 'PACK']);
export type PackMode = z.infer<typeof packMode>;
