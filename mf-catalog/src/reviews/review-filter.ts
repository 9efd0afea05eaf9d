import type { AverageScore, PetAge } from '@zapovednik/api/catalog/calls/review';

/** Which reviews are shown; without any of these, all. */
export interface ReviewFilter {
  readonly stars?: number | undefined;
  readonly photos?: 'Y' | undefined;
  readonly pet?: AverageScore['pets'][number]['kind'] | undefined;
  readonly breed?: string | undefined;
  readonly age?: PetAge | undefined;
}

export const all: ReviewFilter = {};

/** The filter without its empty fields; `undefined` if nothing is left. */
export function chosenIn(filter: ReviewFilter): ReviewFilter | undefined {
  const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
  return Object.keys(chosen).length > 0 ? chosen : undefined;
}
