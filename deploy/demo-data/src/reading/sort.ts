/** Entries with `sort` in the order of their file. */
export const inOrder = <T>(entries: readonly T[]): (T & { sort: number })[] =>
  entries.map((entry, index) => ({ ...entry, sort: (index + 1) * 10 }));
