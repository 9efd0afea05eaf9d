import * as z from 'zod/mini';
import { flag, picture } from '../../field';

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
  /** Reasons of a markdown; empty: the product is not marked down. */
  ucenka: property(z.array(z.string())),
  /** Pieces in a pack; null: sold only in single pieces. */
  pack_quantity: property(z.nullable(z.int())),
  prescription_drug: property(flag),
  /** Y: only groups with the right to buy merchandise may order it (PRD-61). */
  merchandise: property(flag),
});
