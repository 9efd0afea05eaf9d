/** The fields that a user can sort the catalogue by (CAT-13). The search also allows `relevance` (CAT-15). */
export const sortFields: readonly string[] = ['popularity', 'name', 'price'];

/** The field of the default order of products (CAT-16). */
const ownOrder = 'SORT';

export type SortDirection = 'asc' | 'desc';

export interface Sort {
  readonly field: string;
  readonly direction: SortDirection;
}

/** Parses the query parameter SORT, `field_direction`, at its last underscore (CAT-12); undefined if the format is wrong. */
export function splitSort(text: string): Sort | undefined {
  const [, field, direction] = /^(.+)_(asc|desc)$/.exec(text) ?? [];
  return field && (direction === 'asc' || direction === 'desc') ? { field, direction } : undefined;
}

/**
 * The sort of a product request, first key first: the chosen field, and the default order, ascending, which is kept
 * only with popularity (CAT-16, CAT-17). A field that is not allowed is ignored.
 */
export function requestSort(text: string | undefined, allowed = sortFields): Record<string, SortDirection> {
  const sort = text === undefined ? undefined : splitSort(text);
  if (!sort || !(sort.field === ownOrder || allowed.includes(sort.field))) return { [ownOrder]: 'asc' };
  const chosen = { [sort.field]: sort.direction };
  return sort.field === 'popularity' ? { ...chosen, [ownOrder]: 'asc' } : chosen;
}
