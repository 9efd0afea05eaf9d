import type { Size } from './kind';

/** A number in Russian notation: `1.5` is «1,5». */
export function formatDecimal(value: number): string {
  return String(value).replace('.', ',');
}

/** Kilograms or, below one, grams. */
export function weightInWords(kilograms: number): string {
  return kilograms < 1 ? `${Math.round(kilograms * 1000)} г` : `${formatDecimal(kilograms)} кг`;
}

/** Bags and boxes by weight; the price grows with the kilograms. */
export function byWeight(...kilograms: number[]): Size[] {
  return kilograms.map((kg) => {
    const grams = Math.round(kg * 1000);
    return { text: weightInWords(kg), grams, measure: kg, content: { amount: grams, unit: 'кг' } };
  });
}

/** Small portions by weight, sold by the piece and by the pack. */
export function portions(pack: number, ...grams: number[]): Size[] {
  return grams.map((each) => ({
    text: `${each} г`,
    grams: each,
    measure: each / 100,
    pack,
    content: { amount: each, unit: 'кг' },
  }));
}

/** Liquids; the price grows with a hundred millilitres. */
export function byVolume(...millilitres: number[]): Size[] {
  return millilitres.map((ml) => ({
    text: ml < 1000 ? `${ml} мл` : `${formatDecimal(ml / 1000)} л`,
    grams: ml,
    measure: ml / 100,
    content: { amount: ml, unit: '100 мл' },
  }));
}

/** Fillers by litres. */
export function byLitres(gramsPerLitre: number, ...litres: number[]): Size[] {
  return litres.map((l) => ({
    text: `${formatDecimal(l)} л`,
    grams: Math.round(l * gramsPerLitre),
    measure: l,
    content: { amount: Math.round(l * 1000), unit: 'л' },
  }));
}

/** Pieces in a pack, e.g. «10 шт.». */
export function byCount(gramsEach: number, ...counts: number[]): Size[] {
  return counts.map((count) => ({
    text: `${count} шт.`,
    grams: Math.round(count * gramsEach),
    measure: count,
    content: { amount: count, unit: 'шт' },
  }));
}

/** Things by a named size: `[name, grams, price factor]`. */
export function bySize(...named: readonly [text: string, grams: number, factor: number][]): Size[] {
  return named.map(([text, grams, measure]) => ({ text, grams, measure }));
}
