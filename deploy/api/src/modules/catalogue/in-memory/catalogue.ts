import type { Logger } from 'pino';
import { atOnce, type Run, withRests } from '../../../base/pieces';
import type { Database } from '../../../db/database';
import { applyProducts, applyScores, applyStocks } from '../index/apply-changes';
import { ProductIndex } from '../index/product-index';
import { type Changes, currentMoment, LONGEST_GAP, type Moment, readChanges } from '../index/read-changes';
import { readIds } from '../index/read-products';
import { Completions } from '../language/completions';
import { Lexicon } from '../language/lexicon';
import { titleOf } from '../matching/suggested-sections';
import type { CardFacts } from '../products/present-product';
import { loadReference, type Reference } from '../products/reference';
import { tasteAndSize } from '../products/taste-and-size';
import { CachedLists } from '../selection/cached-lists';

/** Maximum age of the index relative to the database, in milliseconds. */
const LAG = 1000;
/** Milliseconds between two reads of changes in a process without requests. */
const QUIET = 60_000;
/** The most changed products that a request waits for. A larger change is applied to a copy of the index. */
const AT_ONCE = 250;
/** If this share of the products changed, it is faster to read all of them. */
const BULK = 0.5;

/** All data for answers, replaced as a whole. */
interface Content {
  reference: Reference;
  index: ProductIndex;
  /** The transactions before which the content was read. */
  moment: Moment;
  lookedAt: Date;
}

/**
 * The catalogue in memory: the data that products refer to, and the index for lists, filters and search. It follows the
 * database within a second (docs/decisions/0008-catalogue-in-memory.md).
 */
export class Catalogue {
  /** Lists with cached counts. */
  readonly lists = new CachedLists();
  private looking: Promise<void> | null = null;
  private reloading: Promise<void> | null = null;
  private latestWords: { lexicon: Lexicon; completions: Completions; version: number } | null = null;
  private readonly timer = setInterval(() => this.upToDate(), QUIET).unref();

  private constructor(
    private readonly db: Database,
    private readonly now: () => Date,
    private readonly log: Pick<Logger, 'error'>,
    private content: Content,
  ) {}

  static async load(db: Database, now: () => Date, log: Pick<Logger, 'error'>): Promise<Catalogue> {
    const lookedAt = now();
    const moment = await currentMoment(db);
    const index = new ProductIndex();
    const reference = await loadReference(db);
    await applyProducts(index, db, await readIds(db), atOnce);
    return new Catalogue(db, now, log, { reference, index, moment, lookedAt });
  }

  get reference(): Reference {
    return this.content.reference;
  }

  /** The index of the last read, for uses where data may be a second old. */
  get index(): ProductIndex {
    return this.content.index;
  }

  /** Name of the sale of a product. */
  saleOf(productId: number): string | null {
    const { index, reference } = this.content;
    const position = index.positions.get(productId) ?? -1;
    const found = [...reference.sales.values()].find(({ id }) => index.bySale.get(id)?.has(position));
    return found?.name ?? null;
  }

  /** «Индейка · 3 кг»: what distinguishes a product from others with a similar name, or ''. */
  tasteAndSizeOf(productId: number): string {
    return tasteAndSize(this.content.reference, new Set(this.index.valueIdsOf(productId)));
  }

  /** The data of a card in addition to its row. */
  cardFactsOf(productId: number): CardFacts {
    return { sale: this.saleOf(productId), score: this.index.scoreOf(productId) };
  }

  /**
   * The index with all changes until a second ago. A change of many products is applied to a copy, which replaces the
   * index when it is ready. If the database does not answer, that is logged, and the current index stays in use.
   */
  async upToDate(): Promise<ProductIndex> {
    if (!this.reloading && this.now().getTime() - this.content.lookedAt.getTime() > LAG) {
      this.looking ??= this.look()
        .catch((error: unknown) => this.log.error({ err: error }, 'the catalogue could not be updated'))
        .finally(() => {
          this.looking = null;
        });
      await this.looking;
    }
    return this.content.index;
  }

  /** Resolves when no change is being applied. */
  async settled(): Promise<void> {
    await this.looking;
    await this.reloading;
  }

  /** Stops reading changes. The database must stay open until this resolves. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.settled();
  }

  /** The words of the index, for interpreting searches and completing them. */
  words(index: ProductIndex): { lexicon: Lexicon; completions: Completions } {
    const { version } = index;
    if (this.latestWords?.version !== version) {
      const { lexicon, completions } = this.latestWords ?? {};
      this.latestWords = {
        version,
        lexicon: new Lexicon(index.names, this.reference.words, lexicon),
        completions: new Completions(index.names, titles(index, this.reference), completions),
      };
    }
    return this.latestWords;
  }

  private async look(): Promise<void> {
    const { index, moment, lookedAt } = this.content;
    const looksAt = this.now();
    const changes = await readChanges(this.db, moment.snapshot);
    // A replica answers for a moment. What it lacks will be read from the primary.
    if (changes.history === null) return;
    const isOtherHistory = changes.history !== moment.history;
    if (isOtherHistory) this.log.error('the database has another history: the catalogue is read anew');
    const hasMissedNotes = isOtherHistory || looksAt.getTime() - lookedAt.getTime() > LONGEST_GAP;
    if (hasMissedNotes || changes.products.length > index.size * BULK) {
      const all = { ...changes, products: await readIds(this.db), stocks: [], reviews: [], reference: true };
      this.applyBehind(async () => new ProductIndex(), all, looksAt);
    } else if (changes.products.length + changes.stocks.length + changes.reviews.length > AT_ONCE) {
      this.applyBehind(async () => withRests(index.copy()), changes, looksAt);
    } else {
      this.content = await this.apply(index, changes, looksAt, atOnce);
    }
  }

  /** Applies changes to another index while the current one is used. */
  private applyBehind(another: () => Promise<ProductIndex>, changes: Changes, lookedAt: Date): void {
    const version = this.index.version + 1;
    this.reloading = another()
      .then((index) => this.apply(index, changes, lookedAt, withRests))
      .then((content) => {
        content.index.version = version;
        this.content = content;
      })
      .catch((error: unknown) => this.log.error({ err: error }, 'a large change of the catalogue was not applied'))
      .finally(() => {
        this.reloading = null;
      });
  }

  private async apply(
    index: ProductIndex,
    { snapshot, history, products, stocks, reviews, reference: isReferenceChanged }: Changes,
    lookedAt: Date,
    run: Run,
  ): Promise<Content> {
    await applyProducts(index, this.db, products, run);
    await applyStocks(index, this.db, stocks, run);
    await applyScores(index, this.db, reviews, run);
    const reference = isReferenceChanged ? await loadReference(this.db) : this.reference;
    if (isReferenceChanged) index.version += 1;
    return { reference, index, moment: { snapshot, history }, lookedAt };
  }
}

/** The titles of sections and brands with the number of their products. */
function* titles({ bySection, byBrand }: ProductIndex, { sections, brands }: Reference): Generator<[string, number]> {
  for (const section of sections.values()) {
    yield [lowerFirst(titleOf(section)), bySection.get(section.id)?.size() ?? 0];
  }
  for (const { id, name } of brands.values()) yield [name, byBrand.get(id)?.size() ?? 0];
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
