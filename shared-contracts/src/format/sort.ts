/** The fields that a shopper may sort the catalogue by (CAT-13). The search allows `relevance` beside them (CAT-15). */
export const sortFields: readonly string[] = ['popularity', 'name', 'price'];

/** The field of the order in which the shop itself arranges products (CAT-16). */
const ownOrder = 'SORT';

export type SortDirection = 'asc' | 'desc';

export interface Sort {
  readonly field: string;
  readonly direction: SortDirection;
}

/** Reads the query SORT, `field_direction`, at its last underscore (CAT-12); undefined when it has no such form. */
export function splitSort(text: string): Sort | undefined {
  const [, field, direction] = /^(.+)_(asc|desc)$/.exec(text) ?? [];
  return field && (direction === 'asc' || direction === 'desc') ? { field, direction } : undefined;
}

/**
 * What a request for products is sorted by, first key first: the chosen field, and the shop's own order, ascending, which
 * stays only beside popularity (CAT-16, CAT-17). A field that is not allowed counts as none chosen.
 */
export function requestSort(text: string | undefined, allowed = sortFields): Record<string, SortDirection> {
  const sort = text === undefined ? undefined : splitSort(text);
  if (!sort || !(sort.field === ownOrder || allowed.includes(sort.field))) return { [ownOrder]: 'asc' };
  const chosen = { [sort.field]: sort.direction };
  return sort.field === 'popularity' ? { ...chosen, [ownOrder]: 'asc' } : chosen;
}
