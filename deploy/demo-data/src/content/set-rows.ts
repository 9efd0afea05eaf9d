import type { Database } from 'deploy-api/db/database';
import * as schema from 'deploy-api/db/schema/index';
import { typeset } from 'deploy-api/modules/content/editing/typeset';
import { type Insert, insertRows } from 'deploy-api/seed/insert-rows';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The columns that hold sentences. Names, addresses and codes stay as they are: they are searched for and compared. */
const sentences = new Map<PgTable, readonly string[]>([
  [schema.product, ['previewText', 'detailText']],
  [schema.review, ['text', 'plus', 'minus', 'reply']],
  [schema.productQuestion, ['text', 'answer']],
  [schema.shopReview, ['text', 'reply']],
  [schema.articleComment, ['text']],
  [schema.serviceReview, ['text']],
  [schema.service, ['description']],
  [schema.specialist, ['about']],
  [schema.salon, ['entrance']],
  [schema.companyFact, ['label']],
  [schema.companyEvent, ['text']],
  [schema.careerSlide, ['title', 'text']],
  [schema.careerStory, ['text']],
  [schema.banner, ['title', 'text']],
]);

/** The words of HTML. Its elements have no words in their attributes. */
const WORDS = /[^<>]+(?=<|$)/g;

/** Texts as the import of editors sets them: with no-break spaces, dashes and quotes. */
export const setWords = (text: string): string => text.replace(WORDS, typeset);

function setRow(row: object, columns: readonly string[]): void {
  for (const column of columns) {
    const text: unknown = Reflect.get(row, column);
    if (typeof text === 'string') Reflect.set(row, column, setWords(text));
  }
}

/** Inserts rows into a database, their sentences set by the typographer of the editors' texts. */
export const insertSetRows =
  (db: Pick<Database, 'execute'>): Insert =>
  async (table, rows) => {
    const columns = sentences.get(table);
    const set = columns ? rows.map((row) => ({ ...row })) : rows;
    if (columns) for (const row of set) setRow(row, columns);
    await insertRows(db, table, set);
  };
