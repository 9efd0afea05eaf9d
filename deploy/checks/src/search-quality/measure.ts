import { gradeOf, type JudgedQuery } from './judged-query';

/**
 * The fields of a product that determine its grade. Variants of one product share a card, and a page shows each card
 * once.
 */
export interface JudgedProduct {
  readonly section: string;
  readonly name: string;
  readonly card: number;
}

/** The answer of a search engine: indexes in the list of products, best first. */
export type Engine = (text: string) => readonly number[] | Promise<readonly number[]>;

export interface Score {
  /** Normalised discounted cumulative gain of the first ten cards: 1 is the best order that the catalogue allows. */
  readonly ndcg: number;
  /** 1 / the place of the first card of the best grade; 0: it is not among the first ten. */
  readonly reciprocalRank: number;
}

const SHOWN = 10;

/** How well an engine answers each query. */
export async function scoresOf(
  engine: Engine,
  queries: readonly JudgedQuery[],
  products: readonly JudgedProduct[],
): Promise<Map<JudgedQuery, Score>> {
  const scores = new Map<JudgedQuery, Score>();
  for (const query of queries) scores.set(query, score(query, await engine(query.text), products));
  return scores;
}

export const mean = (values: Iterable<number>): number => {
  const all = [...values];
  return all.reduce((sum, value) => sum + value, 0) / all.length;
};

/** The grades of all cards for a query, the best first. A card counts with its best product. */
export function idealGrades(query: JudgedQuery, products: readonly JudgedProduct[]): number[] {
  const cards = new Map<number, number>();
  for (const product of products) {
    cards.set(product.card, Math.max(cards.get(product.card) ?? 0, gradeOf(query, product)));
  }
  return [...cards.values()].sort((one, other) => other - one);
}

function score(query: JudgedQuery, found: readonly number[], products: readonly JudgedProduct[]): Score {
  if (query.best === null) {
    const right = found.length === 0 ? 1 : 0;
    return { ndcg: right, reciprocalRank: right };
  }
  const ideal = idealGrades(query, products);
  const grades = gradesByCard(
    query,
    found.flatMap((place) => products[place] ?? []),
  );
  const first = grades.slice(0, SHOWN).indexOf(ideal[0] ?? 0);
  return { ndcg: gain(grades) / gain(ideal), reciprocalRank: first === -1 ? 0 : 1 / (first + 1) };
}

/** The grade of each card, which is that of its first product in this order. */
function gradesByCard(query: JudgedQuery, products: readonly JudgedProduct[]): number[] {
  const cards = new Map<number, number>();
  for (const product of products) {
    if (!cards.has(product.card)) cards.set(product.card, gradeOf(query, product));
  }
  return [...cards.values()];
}

const gain = (grades: readonly number[]): number =>
  grades.slice(0, SHOWN).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
