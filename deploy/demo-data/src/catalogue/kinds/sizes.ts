import * as z from 'zod/mini';
import type { Size } from './kind';

const numbers = z.array(z.number());
const namedSize = z.strictObject({
  /** «12 кг», «M, обхват 30–45 см» */
  text: z.string(),
  /** Value of the variants' property; by default as in the name. */
  value: z.optional(z.string()),
  grams: z.number(),
  /** Price factor. */
  measure: z.number(),
  pack: z.optional(z.int()),
});

/** The sizes of a product in a file: by name, or as numbers of a measure. */
export const sizeSet = z.union([
  z.array(namedSize),
  z.discriminatedUnion('by', [
    /** Bags and boxes. */
    z.strictObject({ by: z.literal('kilograms'), of: numbers }),
    /** Small portions in grams, sold by the piece and by the pack. */
    z.strictObject({ by: z.literal('portion'), of: numbers, pack: z.int() }),
    /** Liquids. */
    z.strictObject({ by: z.literal('millilitres'), of: numbers }),
    /** Fillers. */
    z.strictObject({ by: z.literal('litres'), of: numbers, gramsPerLitre: z.number() }),
    /** Pieces in a pack. */
    z.strictObject({ by: z.literal('pieces'), of: numbers, gramsEach: z.number() }),
  ]),
]);

/**
 * The sizes of a set. The price of measured goods grows with kilograms, litres, pieces, a hundred grams of a portion or
 * a hundred millilitres.
 */
export function sizesOf(set: z.infer<typeof sizeSet>): Size[] {
  if (Array.isArray(set)) return set;
  switch (set.by) {
    case 'kilograms':
      return set.of.map((kg) => {
        const grams = Math.round(kg * 1000);
        return { text: weightInWords(kg), grams, measure: kg, content: { amount: grams, unit: 'кг' } };
      });
    case 'portion':
      return set.of.map((grams) => ({
        text: `${grams} г`,
        grams,
        measure: grams / 100,
        pack: set.pack,
        content: { amount: grams, unit: 'кг' },
      }));
    case 'millilitres':
      return set.of.map((ml) => ({
        text: ml < 1000 ? `${ml} мл` : `${formatDecimal(ml / 1000)} л`,
        grams: ml,
        measure: ml / 100,
        content: { amount: ml, unit: '100 мл' },
      }));
    case 'litres':
      return set.of.map((litres) => ({
        text: `${formatDecimal(litres)} л`,
        grams: Math.round(litres * set.gramsPerLitre),
        measure: litres,
        content: { amount: Math.round(litres * 1000), unit: 'л' },
      }));
    case 'pieces':
      return set.of.map((count) => ({
        text: `${count} шт.`,
        grams: Math.round(count * set.gramsEach),
        measure: count,
        content: { amount: count, unit: 'шт' },
      }));
  }
}

/** A number in Russian notation: `1.5` is «1,5». */
function formatDecimal(value: number): string {
  return String(value).replace('.', ',');
}

/** Kilograms or, below one, grams. */
function weightInWords(kilograms: number): string {
  return kilograms < 1 ? `${Math.round(kilograms * 1000)} г` : `${formatDecimal(kilograms)} кг`;
}
