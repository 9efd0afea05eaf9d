/** Words in names that carry no meaning for the search. */
const empty = new Set('для с со и в во на от до по из под при без к о об the for with and of'.split(' '));

/** Normalised text for comparing words: lower case, ё as е, one form of each letter. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');

/** Words and numbers of a text: «Корм 1,5кг» is `корм`, `1.5`, `кг`. */
export function wordsOf(text: string): string[] {
  const found = fold(text).match(/\p{L}+|\p{N}+(?:[.,]\p{N}+)?/gu) ?? [];
  return found.map((word) => word.replace(',', '.'));
}

export const isEmptyWord = (word: string): boolean => empty.has(word);

export const isNumber = (word: string): boolean => /^\p{N}/u.test(word);
