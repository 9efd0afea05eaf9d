import { InvalidArgumentError } from 'commander';

/** The value of an option that is a number from 1. @throws {InvalidArgumentError} */
export function atLeastOne(word: string): number {
  const number = Number(word);
  if (!(number >= 1 && number < Number.POSITIVE_INFINITY)) throw new InvalidArgumentError('Нужно число от 1');
  return number;
}
