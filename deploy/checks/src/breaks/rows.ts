const ROW = /\b([A-Z]{3})-(\d{2,3})\b(?: to \1-(\d{2,3})\b)?/g;

/** The rows of the specification in a text: `PRD-04`, and each of `LAY-09 to LAY-14`. */
export const rowsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(ROW)].flatMap(([, area = '', first = '', last = first]) => rowsFrom(area, first, last))),
];

const rowsFrom = (area: string, first: string, last: string) =>
  Array.from(
    { length: Math.max(Number(last) - Number(first), 0) + 1 },
    (_, index) => `${area}-${String(Number(first) + index).padStart(first.length, '0')}`,
  );

/** Matches the titles with one of these rows, and all titles with a range. */
export const titlesOf = (rows: readonly string[]): string =>
  `\\b(${[...new Set(rows)].join('|')}|[A-Z]{3}-\\d+ to [A-Z]{3}-\\d+)\\b`;
