import { gt, sql } from 'drizzle-orm';
import { TypedFastBitSet as BitSet } from 'typedfastbitset';
import type { Database } from '../db/database';
import { shopStock, stock } from '../db/schema';
import { loadProductIndex, type ProductIndex } from './product-index';
import { loadReference, type Reference } from './reference';

/** How long an index may lag behind the stock that another process changed. */
const LAG = 1000;
/** Longer than any transaction lasts: rows bear the time at which theirs began, and are seen when it ends. */
const OVERLAP = 60_000;

/** The catalogue in memory: what products refer to, and the index that lists and filters are made with. */
export class Catalogue {
  private stockSeen: Date;
  private refreshing: Promise<void> | null = null;

  private constructor(
    private readonly db: Database,
    readonly reference: Reference,
    private readonly index: ProductIndex,
    private readonly now: () => Date,
  ) {
    this.stockSeen = now();
  }

  static async load(db: Database, now: () => Date): Promise<Catalogue> {
    return new Catalogue(db, await loadReference(db), await loadProductIndex(db), now);
  }

  /** The index with the stock as it is now. */
  async upToDate(): Promise<ProductIndex> {
    if (this.now().getTime() - this.stockSeen.getTime() > LAG) {
      this.refreshing ??= this.readStock().finally(() => {
        this.refreshing = null;
      });
      await this.refreshing;
    }
    return this.index;
  }

  private async readStock(): Promise<void> {
    const seen = this.now();
    const since = new Date(this.stockSeen.getTime() - OVERLAP);
    const inStock = (quantity: typeof stock.quantity | typeof shopStock.quantity) => sql<boolean>`${quantity} > 0`;
    const cities = await this.db
      .select({ key: stock.locationId, id: stock.productId, has: inStock(stock.quantity) })
      .from(stock)
      .where(gt(stock.changedAt, since));
    const shops = await this.db
      .select({ key: shopStock.pointId, id: shopStock.productId, has: inStock(shopStock.quantity) })
      .from(shopStock)
      .where(gt(shopStock.changedAt, since));
    this.mark(this.index.inCity, cities);
    this.mark(this.index.inShop, shops);
    this.stockSeen = seen;
  }

  private mark(sets: Map<number, BitSet>, rows: { key: number; id: number; has: boolean }[]): void {
    for (const { key, id, has } of rows) {
      const position = this.index.positions.get(id);
      if (position === undefined) continue;
      const set = sets.get(key) ?? new BitSet();
      sets.set(key, set);
      if (has) set.add(position);
      else set.remove(position);
    }
  }
}
