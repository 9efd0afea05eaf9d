import * as z from 'zod/mini';
import { id, picture } from '../../field';
import { price } from './price';
import { properties } from './properties';

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
