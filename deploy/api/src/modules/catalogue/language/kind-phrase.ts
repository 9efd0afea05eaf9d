import { isEmptyWord, wordsOf } from './words';

/** Where a name no longer says what the product is: at a brand in quotes or Latin letters, a number, a comma. */
const endOfKind = /[«"(,\d]|\p{Script=Latin}/u;

/** A name that begins with its brand says what it is in the next words. */
const USUAL = 2;
const MOST = 4;

/** How many of the first words of a name say what the product is: «Мягкая игрушка | с пищалкой «Бим» …». */
export function kindWordsOf(name: string): number {
  const words = wordsOf(name.split(endOfKind, 1)[0] ?? '');
  const preposition = words.findIndex((word) => isEmptyWord(word));
  const count = preposition === -1 ? words.length : preposition;
  return count === 0 ? USUAL : Math.min(count, MOST);
}

/** What the product is and for whom, without its brand, taste and size: «сухой корм для стерилизованных кошек». */
export function kindPhraseOf(name: string): string {
  const [first = ''] = name
    .replace(/«[^»]*»/g, ' ')
    .replace(/\p{Script=Latin}[\p{Script=Latin}\d&’' -]*/gu, ' ')
    .split(/[,\d]/, 1);
  return first.replace(/\s+/g, ' ').trim().toLowerCase();
}
