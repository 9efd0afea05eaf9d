import { InvalidArgumentError } from 'commander';
import { closest, distance } from 'fastest-levenshtein';

/** Letters that may be wrong in a word for it to be meant. */
const TYPOS = 4;

/**
 * Returns the word if it is known.
 *
 * @param what what the word names, in the genitive: `Части`
 * @throws {InvalidArgumentError} with the nearest word, and all that exist
 */
export function oneOf<Known extends string>(word: string, known: readonly Known[], what: string): Known {
  const found = known.find((one) => one === word);
  if (found !== undefined) return found;
  const nearest = closest(word, known);
  const meant = known.length > 0 && distance(word, nearest) <= TYPOS ? ` Может быть, ${nearest}?` : '';
  throw new InvalidArgumentError(`${what} ${word} нет.${meant} Есть: ${known.join(', ') || 'ничего'}`);
}

/** For `.argument('<части...>', '…', each(oneOfTheApps))`: commander gives the words one after the other. */
export const each =
  <T>(parse: (word: string) => T) =>
  (word: string, before: readonly T[] | undefined): readonly T[] => [...(before ?? []), parse(word)];
