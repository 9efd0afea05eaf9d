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
    const key = keyOf(amount, name);
    if (key === null) return typed;
    sizes.push({ key, typed });
    return ' ';
  });
  return { sizes, rest };
}

function keyOf(amount: string, unitName: string): string | null {
  const unit = units.find(([spelling]) => spelling.test(unitName));
  if (!unit) return null;
  const [, smallest, factor] = unit;
  return `${Math.round(Number(amount.replace(',', '.')) * factor)}${smallest}`;
}

const range = /(?:(\p{Nd}{1,4})\s?[–-]|до )\s?(\p{Nd}{1,4}(?:,\p{Nd})?)\s?([а-я]{1,12})/gu;

/** The ranges in a name, «для собак 10–25 кг», «до 5 кг», as keys. */
export const rangesIn = (name: string): string[] =>
  [...fold(name).matchAll(range)].flatMap(([, from = '0', to = '', unit = '']) => {
    const [least, most] = [keyOf(from, unit), keyOf(to, unit)];
    return least === null || most === null ? [] : `${least}–${most}`;
  });

const unitOf = (key: string): string => key.replace(/^\p{Nd}+/u, '');
const amountOf = (key: string): number => Number.parseInt(key, 10);

/** Whether a range has a size, both as keys. */
export function hasSize(rangeKey: string, sizeKey: string): boolean {
  const [least = '', most = ''] = rangeKey.split('–');
  const amount = amountOf(sizeKey);
  return unitOf(most) === unitOf(sizeKey) && amountOf(least) <= amount && amount <= amountOf(most);
}

/** Whether two sizes, as keys, differ by less than half. */
export const isNearly = (one: string, other: string): boolean =>
  unitOf(one) === unitOf(other) && amountOf(one) < amountOf(other) * 1.5 && amountOf(other) < amountOf(one) * 1.5;

export const isSize = (key: string): boolean => /^\p{Nd}+(?:г|мл|см|шт)$/u.test(key);

/** Whether a key is that of a range. */
export const isRange = (key: string): boolean => /^\p{Nd}+\p{L}+–\p{Nd}/u.test(key);
