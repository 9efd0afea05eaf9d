import { heldOutQueries } from './held-out-queries';
import { judgedCatalogue, tuningQueries } from './judged-catalogue';
import type { JudgedQuery } from './judged-query';
import { idealGrades, mean, scoresOf } from './measure';

/** docs/decisions/0021-search.md */
const LEAST_NDCG = 0.94;
const LEAST_NDCG_HELD_OUT = 0.88;
const LEAST_MRR = 0.95;

const { products, search } = judgedCatalogue();
const all = [...tuningQueries, ...heldOutQueries];

const scores = (queries: readonly JudgedQuery[]) => scoresOf((text) => search(text).positions, queries, products);
const meanNdcg = async (queries: readonly JudgedQuery[]) =>
  mean([...(await scores(queries)).values()].map(({ ndcg }) => ndcg));

test('at least 300 queries are judged, a third of them held out, each once, and the catalogue has an answer to each', () => {
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(heldOutQueries.length).toBeGreaterThanOrEqual(Math.floor(tuningQueries.length / 3));
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  const unanswerable = all.filter((query) => query.best && idealGrades(query, products)[0] === 0);
  expect(unanswerable.map(({ text }) => text)).toEqual([]);
});

test('API-10 people find what they mean: nDCG@10 and mean reciprocal rank of the queries used for tuning', async () => {
  const tuned = await scores(tuningQueries);
  const worst = [...tuned].filter(([, { ndcg }]) => ndcg < 0.1).map(([{ text }]) => text);
  expect(worst).toEqual([]);
  expect(await meanNdcg(tuningQueries)).toBeGreaterThanOrEqual(LEAST_NDCG);
  expect(mean([...tuned.values()].map(({ reciprocalRank }) => reciprocalRank))).toBeGreaterThanOrEqual(LEAST_MRR);
});

test('API-10 people find what they mean: nDCG@10 of the queries that were never used for tuning', async () => {
  expect(await meanNdcg(heldOutQueries)).toBeGreaterThanOrEqual(LEAST_NDCG_HELD_OUT);
});

test.each(tuningQueries.flatMap(({ text, unknown }) => (unknown === undefined ? [] : [[text, unknown]])))(
  'API-10 «%s» says that the shop has no %s',
  (text, unknown) => {
    expect(search(text ?? '').unknown).toEqual([unknown]);
  },
);
