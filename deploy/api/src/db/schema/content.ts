import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sale } from './catalogue';
import { location } from './places';

/** The page of a sale (API-142); the sale itself has the code, the name and the goods. */
export const promotion = pgTable('promotion', {
  saleId: integer('sale_id')
    .primaryKey()
    .references(() => sale.id, { onDelete: 'cascade' }),
  /** The category for the visitors' filter, e.g. `food`. */
  category: text('category').notNull(),
  lead: text('lead').notNull(),
  /** HTML of an editor: the terms. It is sanitised when it is read. */
  body: text('body').notNull(),
  /** Base of its picture's addresses. */
  picture: text('picture').notNull(),
  sort: integer('sort').notNull().default(500),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  /** Null: no end. */
  endsAt: timestamp('ends_at', { withTimezone: true }),
});

/** The words that editors gave a page of the shop: without a row it has those of its code. */
export const pageWords = pgTable('page_words', {
  /** `modules/content/editing/page-of-words.ts` */
  code: text('code').primaryKey(),
  lead: text('lead').notNull(),
  /** HTML of an editor. It is sanitised when it is read. */
  body: text('body').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
});

/** A frequent question (API-147). */
export const question = pgTable('question', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Anchor of a link: `#kak-vernut`. */
  code: text('code').notNull().unique(),
  /** The topic for the visitors' filter, e.g. `delivery`. */
  topic: text('topic').notNull(),
  question: text('question').notNull(),
  /** Plain text. */
  answer: text('answer').notNull(),
  sort: integer('sort').notNull().default(500),
});

/** A customer's review of our shops and our delivery (API-150). */
export const shopReview = pgTable(
  'shop_review',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The city that it is about. */
    locationId: integer('location_id')
      .notNull()
      .references(() => location.id),
    name: text('name').notNull(),
    score: integer('score').notNull(),
    text: text('text').notNull(),
    /** The shop's answer; '' without one. */
    reply: text('reply').notNull().default(''),
    /** False: hidden by a moderator. */
    isActive: boolean('is_active').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('shop_review_day').on(table.createdAt),
    index('shop_review_city').on(table.locationId, table.createdAt),
    check('shop_review_score', sql`${table.score} between 1 and 5`),
  ],
);

/** A number of the page about the company (API-148). */
export const companyFact = pgTable('company_fact', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  value: text('value').notNull(),
  label: text('label').notNull(),
  sort: integer('sort').notNull().default(500),
});

/** An event in the history of the company (API-149). */
export const companyEvent = pgTable('company_event', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  year: integer('year').notNull(),
  text: text('text').notNull(),
});
