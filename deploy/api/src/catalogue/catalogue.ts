import type { Database } from '../db/database';
import { ProductIndex } from './index/product-index';
import { currentHorizon, NOTES_KEPT, readChanges } from './index/read-changes';
import { type Ids, readMemberships, readProducts, readStocks } from './index/read-products';
import { KeptLists } from './kept-lists';
import { loadReference, type Reference } from './reference';
import { Lexicon } from './search/lexicon';

/** How long the index may lag behind what was written to the database. */
const LAG = 1000;
/** From this part of the products on (but not below so many) it is quicker to read all of them. */
const BULK = { share: 0.1, least: 500 };

/**
 * The catalogue in memory: what products refer to, and the index that lists, filters and search are made with. It follows the
 * database within a second (docs/decisions/0008-catalogue-in-memory.md).
 */
export class Catalogue {
  /** Lists whose counts are ready. */
  readonly lists = new KeptLists();
  private refreshing: Promise<void> | null = null;
  private words: { lexicon: Lexicon; version: number } | null = null;

  private constructor(
    private readonly db: Database,
    private readonly now: () => Date,
    private known: { reference: Reference; index: ProductIndex; horizon: string; lookedAt: Date },
  ) {}

  static async load(db: Database, now: () => Date): Promise<Catalogue> {
    return new Catalogue(db, now, await readAll(db, now()));
  }

  get reference(): Reference {
    return this.known.reference;
  }

  /** The index as it was when somebody last looked, for what may be a second old. */
  get index(): ProductIndex {
    return this.known.index;
  }

  /** Name of a sale that a product takes part in. */
  saleOf(productId: number): string | null {
    const { index, reference } = this.known;
    const position = index.positions.get(productId) ?? -1;
    const found = [...reference.sales.values()].find(({ id }) => index.bySale.get(id)?.has(position));
    return found?.name ?? null;
  }

  /** The index as the database is now. */
  async upToDate(): Promise<ProductIndex> {
    if (this.now().getTime() - this.known.lookedAt.getTime() > LAG) {
      this.refreshing ??= this.refresh().finally(() => {
        this.refreshing = null;
      });
      await this.refreshing;
    }
    return this.known.index;
  }

  /** The words of the index, to understand searches by. */
  lexicon(index: ProductIndex): Lexicon {
    const { version } = index;
    if (this.words?.version !== version) {
      this.words = { version, lexicon: new Lexicon(index.names, this.reference.words) };
    }
    return this.words.lexicon;
  }

  private async refresh(): Promise<void> {
    const lookedAt = this.now();
    const { index, horizon } = this.known;
    const hasMissedNotes = lookedAt.getTime() - this.known.lookedAt.getTime() > NOTES_KEPT / 2;
    const changes = await readChanges(this.db, horizon);
    if (hasMissedNotes || changes.products.length > Math.max(BULK.least, index.size * BULK.share)) {
      const { version } = index;
      this.known = await readAll(this.db, lookedAt);
      this.known.index.version += version;
      return;
    }
    if (changes.products.length > 0) await readInto(index, this.db, changes.products);
    if (changes.stocks.length > 0) index.setStock(changes.stocks, await readStocks(this.db, changes.stocks));
    const reference = changes.reference ? await loadReference(this.db) : this.reference;
    if (changes.reference) index.version += 1;
    this.known = { reference, index, horizon: changes.horizon, lookedAt };
  }
}

async function readAll(db: Database, lookedAt: Date) {
  // Before everything else: what is written while it is read is read again at the next look.
  const horizon = await currentHorizon(db);
  const index = new ProductIndex();
  const reference = await loadReference(db);
  await readInto(index, db, null);
  return { reference, index, horizon, lookedAt };
}

/** Reads products into the index, those that are gone out of it. */
async function readInto(index: ProductIndex, db: Database, ids: Ids): Promise<void> {
  const products = await readProducts(db, ids);
  const found = new Set(products.map(({ id }) => id));
  const all = ids === null ? null : [...found];
  const memberships = await readMemberships(db, all);
  const stocks = await readStocks(db, all);
  index.put(
    products,
    memberships,
    ids?.filter((id) => !found.has(id)),
  );
  index.setStock([...found], stocks);
}
