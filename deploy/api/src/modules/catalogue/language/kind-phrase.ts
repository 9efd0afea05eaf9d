import { isEmptyWord, wordsOf } from './words';

/** The end of the part of a name that describes the product: a brand in quotes or Latin letters, a number, a comma. */
const endOfKind = /[«"(,\d]|\p{Script=Latin}/u;

/** The number of words that describe the product, in a name that begins with its brand. */
const USUAL = 2;
const MOST = 4;

/** The number of first words of a name that describe the product: «Мягкая игрушка | с пищалкой «Бим» …». */
export function kindWordsOf(name: string): number {
  const words = wordsOf(name.split(endOfKind, 1)[0] ?? '');
  const preposition = words.findIndex((word) => isEmptyWord(word));
  const count = preposition === -1 ? words.length : preposition;
  return count === 0 ? USUAL : Math.min(count, MOST);
}

/** The product and its animal, without brand, taste and size: «сухой корм для стерилизованных кошек». */
export function kindPhraseOf(name: string): string {
  const [first = ''] = name
    .replace(/«[^»]*»/g, ' ')
    .replace(/\p{Script=Latin}[\p{Script=Latin}\d&’' -]*/gu, ' ')
    .split(/[,\d]/, 1);
  return first.replace(/\s+/g, ' ').trim().toLowerCase();
}
