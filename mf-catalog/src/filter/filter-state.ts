/**
 * The state of a filter compared with the list (CAT-21 to CAT-24). `initial`: nothing is chosen; `readyToUpdate`: the counted list
 * would differ from the shown one; `updated`: the list shows the choice; `unknown`: anything else, e.g. a choice that is not counted
 * yet (CAT-25).
 */
export type FilterState = 'initial' | 'readyToUpdate' | 'updated' | 'unknown';

interface FilterFacts {
  /** Whether anything is chosen in the form. */
  readonly chosen: boolean;
  /** Whether the form's choice is the one that the list shows. */
  readonly applied: boolean;
  /** Product count of the shown list. */
  readonly appliedCount: number;
  /** Product count for the form's choice; null until it is counted. */
  readonly cachedCount: number | null;
}

export function filterState({ chosen, applied, appliedCount, cachedCount }: FilterFacts): FilterState {
  if (!applied) return cachedCount !== null && cachedCount !== appliedCount ? 'readyToUpdate' : 'unknown';
  return chosen ? 'updated' : 'initial';
}
