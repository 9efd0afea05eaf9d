/**
 * Where a filter is between a wish and the list (CAT-21 to CAT-24):
 * `initial`: nothing is chosen; `readyToUpdate`: the counted list would be another than the shown one; `updated`: the list
 * shows what is chosen; `unknown`: anything else, e.g. a choice that has not been counted yet (CAT-25).
 */
export type FilterState = 'initial' | 'readyToUpdate' | 'updated' | 'unknown';

interface FilterFacts {
  /** Whether anything is chosen in the form. */
  readonly chosen: boolean;
  /** Whether the form holds what the list shows. */
  readonly applied: boolean;
  /** Products that the shown list has. */
  readonly appliedCount: number;
  /** Products that the form's choice would leave; null until it was counted. */
  readonly cachedCount: number | null;
}

export function filterState({ chosen, applied, appliedCount, cachedCount }: FilterFacts): FilterState {
  if (!applied) return cachedCount !== null && cachedCount !== appliedCount ? 'readyToUpdate' : 'unknown';
  return chosen ? 'updated' : 'initial';
}
