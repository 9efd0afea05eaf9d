/** The fields that a user can sort the catalogue by (CAT-13). The search also allows `relevance` (CAT-15). */
export declare const sortFields: readonly string[];
export type SortDirection = 'asc' | 'desc';
export interface Sort {
  readonly field: string;
  readonly direction: SortDirection;
}
/** Parses the query parameter SORT, `field_direction`, at its last underscore (CAT-12); undefined if the format is wrong. */
export declare function splitSort(text: string): Sort | undefined;
/**
 * The sort of a product request, first key first: the chosen field, and the default order, ascending, which stays only with
 * popularity (CAT-16, CAT-17). A field that is not allowed is ignored.
 */
export declare function requestSort(
  text: string | undefined,
  allowed?: readonly string[],
): Record<string, SortDirection>;
