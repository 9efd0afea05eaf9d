import { judgedCatalogue, judgedQueries } from './judged-catalogue';
import { idealGrades, mean, scoresOf } from './measure';

/** The measured value (docs/decisions/0021-search.md), minus a margin for changes of the demonstration goods. */
const LEAST_NDCG = 0.92;
const LEAST_MRR = 0.95;

const { products, search } = judgedCatalogue();

test('at least 150 queries are judged, each once, and the catalogue has an answer to each', () => {
  expect(judgedQueries.length).toBeGreaterThanOrEqual(150);
  expect(new Set(judgedQueries.map(({ text }) => text)).size).toBe(judgedQueries.length);
  const unanswerable = judgedQueries.filter((query) => query.best && idealGrades(query, products)[0] === 0);
  expect(unanswerable.map(({ text }) => text)).toEqual([]);
});

test('API-10 people find what they mean: nDCG@10 and mean reciprocal rank of the judged queries', async () => {
  const scores = await scoresOf((text) => search(text).positions, judgedQueries, products);
  const worst = [...scores].filter(([, { ndcg }]) => ndcg < 0.1).map(([{ text }]) => text);
  expect(worst).toEqual([]);
  expect(mean([...scores.values()].map(({ ndcg }) => ndcg))).toBeGreaterThan(LEAST_NDCG);
  expect(mean([...scores.values()].map(({ reciprocalRank }) => reciprocalRank))).toBeGreaterThan(LEAST_MRR);
});

test.each(judgedQueries.flatMap(({ text, unknown }) => (unknown === undefined ? [] : [[text, unknown]])))(
  'API-10 «%s» says that the shop has no %s',
  (text, unknown) => {
    expect(search(text ?? '').unknown).toEqual([unknown]);
  },
);
