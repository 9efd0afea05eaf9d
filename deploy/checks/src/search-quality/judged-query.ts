/** Products that answer a query: by the codes of their section and by their name. */
interface Wish {
  readonly in?: RegExp;
  readonly name?: RegExp;
}

/** A typical search text, and its expected results, in the catalogue of two thousand demonstration products. */
export interface JudgedQuery {
  readonly text: string;
  /** The exact match: grade 2. Null: nothing should be found. */
  readonly best: Wish | null;
  /** Useful, but not an exact match: grade 1. */
  readonly good?: Wish;
  /** The brand that the search must report as unknown. */
  readonly unknown?: string;
}

/** How well a product answers a query: 2, 1 or 0. */
export function gradeOf({ best, good }: JudgedQuery, product: { section: string; name: string }): 0 | 1 | 2 {
  if (best && answers(best, product)) return 2;
  return good && answers(good, product) ? 1 : 0;
}

const answers = (wish: Wish, { section, name }: { section: string; name: string }): boolean =>
  (wish.in?.test(section) ?? true) && (wish.name?.test(name) ?? true);
