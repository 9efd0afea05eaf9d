/** The fields of an input that are not in the path. */
type Fields = Record<string, unknown>;
/** Fills the placeholders of a path: `/sale/basket/add/{id}/{qty}/`. Throws if a value is missing or would change the path. */
export declare function fillPath(path: string, params: Fields): string;
/** Writes nested values with the specification's brackets: `{ filter: { LOCATION: 1 }, ids: [2] }` → `filter[LOCATION]=1&ids[]=2`. */
export declare function bracketed(fields: Fields): URLSearchParams;
export {};
