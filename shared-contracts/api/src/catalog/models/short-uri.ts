import type { CheckedUriAnswer } from '../wire/uri';

/** A path with its short version. */
export interface ShortUri {
  readonly path: string;
  /** '' if it has none. */
  readonly shortPath: string;
}

export const toShortUri = (answer: CheckedUriAnswer): ShortUri => ({ path: answer.URI, shortPath: answer.SHORT_URI });
