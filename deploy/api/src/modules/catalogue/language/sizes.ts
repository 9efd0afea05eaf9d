import { fold } from './words';

/** Spellings of a unit, and its size in the smallest unit. */
const units: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:кг|kg|кило(?:грамм\p{L}*)?)$/u, 'г', 1000],
  [/^(?:г|гр|g|грамм\p{L}*)$/u, 'г', 1],
  [/^(?:л|l|литр\p{L}*)$/u, 'мл', 1000],
  [/^(?:мл|ml|миллилитр\p{L}*)$/u, 'мл', 1],
  [/^(?:м|метр\p{L}*)$/u, 'см', 100],
  [/^(?:см|cm|сантиметр\p{L}*)$/u, 'см', 1],
  [/^(?:шт|штук\p{L}*)$/u, 'шт', 1],
];

const size = /(?<![\p{N}.,])(\p{Nd}{1,6}(?:[.,]\p{Nd}{1,3})?)\s{0,3}([a-zа-я]{1,12})(?![\p{L}\p{N}])/gu;

export interface Size {
  /** The same for every spelling: `1,5 кг`, `1500 грамм` and `1.5kg` are `1500г`. */
  key: string;
  typed: string;
}

/** The sizes in a text, and the text without them. */
export function takeSizes(text: string): { sizes: Size[]; rest: string } {
  const sizes: Size[] = [];
  const rest = fold(text).replace(size, (typed: string, amount: string, name: string) => {
    const unit = units.find(([spelling]) => spelling.test(name));
    if (!unit) return typed;
    const [, smallest, factor] = unit;
    sizes.push({ key: `${Math.round(Number(amount.replace(',', '.')) * factor)}${smallest}`, typed });
    return ' ';
  });
  return { sizes, rest };
}
