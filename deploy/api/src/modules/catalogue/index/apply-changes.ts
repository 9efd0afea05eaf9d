import type { Pieces, Run } from '../../../base/pieces';
import type { Database } from '../../../db/database';
import type { ProductIndex } from './product-index';
import { readMemberships, readProducts, readScores, readStocks } from './read-products';

/** Number of products that are read at a time, and that can be applied in one step. */
const BATCH = 2000;

/**
 * Reads these products into the index, and removes deleted ones. Up to one batch is applied in one step. With more,
 * lists are consistent only at the end.
 */
export async function applyProducts(index: ProductIndex, db: Database, ids: readonly number[], run: Run) {
  const batches = batchesOf(ids);
  for (const batch of batches) {
    const products = await readProducts(db, batch);
    const found = new Set(products.map(({ id }) => id));
    const all = [...found];
    const memberships = await readMemberships(db, all);
    const stocks = await readStocks(db, all);
    const scores = await readScores(db, all);
    const gone = batch.filter((id) => !found.has(id));
    await run(putAll());

    function* putAll(): Pieces {
      yield* index.put(products, memberships, gone);
      index.setStock(all, stocks);
      index.setScores([...all, ...gone], scores);
      yield;
      if (batch === batches.at(-1)) yield* index.sort();
    }
  }
}

/** Reads the stock of these products. */
export async function applyStocks(index: ProductIndex, db: Database, ids: readonly number[], run: Run) {
  for (const batch of batchesOf(ids)) {
    const stocks = await readStocks(db, batch);
    await run(setAll());

    function* setAll(): Pieces {
      index.setStock(batch, stocks);
      yield;
    }
  }
}

/** Reads the stars and the number of the reviews of these products. */
export async function applyScores(index: ProductIndex, db: Database, ids: readonly number[], run: Run) {
  for (const batch of batchesOf(ids)) {
    const scores = await readScores(db, batch);
    await run(setAll());

    function* setAll(): Pieces {
      index.setScores(batch, scores);
      yield;
    }
  }
}

const batchesOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) => ids.slice(at * BATCH, (at + 1) * BATCH));
