import type { CheckedUriAnswer } from '../calls/uri';

/** A path with its short form. */
export interface ShortUri {
  readonly URI: string;
  /** '' if it has none. */
  readonly SHORT_URI: string;
}

export const toShortUri = (answer: CheckedUriAnswer): ShortUri => ({ URI: answer.URI, SHORT_URI: answer.SHORT_URI });
