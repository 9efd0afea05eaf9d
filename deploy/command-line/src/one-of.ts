import { InvalidArgumentError } from 'commander';
import { closest, distance } from 'fastest-levenshtein';

/** The most wrong letters in a word for which a known word is suggested. */
const TYPOS = 4;

/**
 * Returns the word if it is known.
 *
 * @param what the kind of the word, in the genitive: `Части`
 * @throws {InvalidArgumentError} with the nearest known word, and all known words
 */
export function oneOf<Known extends string>(word: string, known: readonly Known[], what: string): Known {
  const found = known.find((one) => one === word);
  if (found !== undefined) return found;
  const nearest = closest(word, known);
  const meant = known.length > 0 && distance(word, nearest) <= TYPOS ? ` Может быть, ${nearest}?` : '';
  throw new InvalidArgumentError(`${what} ${word} нет.${meant} Есть: ${known.join(', ') || 'ничего'}`);
}

/** For `.argument('<части...>', '…', each(oneOfTheApps))`: commander passes the arguments one after the other. */
export const each =
  <T>(parse: (word: string) => T) =>
  (word: string, before: readonly T[] | undefined): readonly T[] => [...(before ?? []), parse(word)];
