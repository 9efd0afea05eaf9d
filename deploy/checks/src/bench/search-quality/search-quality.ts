import { temporaryPostgres } from 'e2e/database/temporary-postgres';
import { Client } from 'pg';
import { heldOutQueries } from '../../search-quality/held-out-queries';
import { judgedCatalogue, tuningQueries } from '../../search-quality/judged-catalogue';
import { type Engine, mean, scoresOf } from '../../search-quality/measure';
import { freshDatabase } from '../catalogue/fresh-database';
import type { Bench } from '../report/bench-kind';
import type { Figure } from '../report/figure';
import { documentsOf } from './documents';
import { miniSearch, miniSearchWithStems } from './minisearch-engine';
import { postgresEngine } from './postgres-engine';

const sets = [
  ['tuning', tuningQueries],
  ['held out', heldOutQueries],
] as const;

/** The judged queries, answered by the shop's own search and by others (decision 21). */
export const searchQuality: Bench = {
  title: `${tuningQueries.length} and ${heldOutQueries.length} searches as people type them, 2,000 products: nDCG@10 and mean reciprocal rank`,
  async run({ say }) {
    const catalogue = judgedCatalogue();
    const documents = documentsOf(catalogue);
    const measure = async (name: string, engine: Engine): Promise<Figure[]> => {
      say(name);
      const figures: Figure[] = [];
      for (const [kind, queries] of sets) {
        const scores = [...(await scoresOf(engine, queries, catalogue.products)).values()];
        figures.push(
          { what: `${name}, nDCG@10, ${kind}`, value: mean(scores.map(({ ndcg }) => ndcg)), unit: '' },
          { what: `${name}, MRR, ${kind}`, value: mean(scores.map(({ reciprocalRank }) => reciprocalRank)), unit: '' },
        );
      }
      return figures;
    };
    return {
      figures: [
        ...(await measure('own search', (text) => catalogue.search(text).positions)),
        ...(await measure('MiniSearch', miniSearch(documents))),
        ...(await measure('MiniSearch with our stems', miniSearchWithStems(documents))),
        ...(await withPostgres(async (client) =>
          measure('PostgreSQL, russian and pg_trgm', await postgresEngine(client, documents)),
        )),
      ],
      notes: [
        'the queries, and what should be found: deploy/checks/src/search-quality',
        'held out: written blind, never used for tuning',
      ],
    };
  },
};

/** Runs with an empty database of DATABASE_URL, or of a server that is started for it. */
async function withPostgres<T>(run: (client: Client) => Promise<T>): Promise<T> {
  const server = process.env.DATABASE_URL ? null : await temporaryPostgres();
  try {
    const database = await freshDatabase(server?.url ?? process.env.DATABASE_URL ?? '');
    const client = new Client({ connectionString: database.url });
    await client.connect();
    try {
      return await run(client);
    } finally {
      await client.end();
      await database.drop();
    }
  } finally {
    await server?.stop();
  }
}
