import { boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { customer, session } from './people';

/** An article or a news item (API-135 to API-138). It appears at `publishedAt`. */
export const publication = pgTable(
  'publication',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: ['article', 'news'] }).notNull(),
    /** The last segment of its address. */
    code: text('code').notNull(),
    title: text('title').notNull(),
    /** A summary in one or two sentences. */
    lead: text('lead').notNull(),
    /** HTML of an editor. It is sanitised when it is read. */
    body: text('body').notNull(),
    /** Base of its picture's addresses. */
    picture: text('picture').notNull(),
    /** The topic for the readers' filter, e.g. `food`. */
    topic: text('topic').notNull(),
    author: text('author').notNull().default(''),
    /** The author's profession. */
    authorRole: text('author_role').notNull().default(''),
    /** Unique code of the section whose goods are shown below the text; '': none. */
    goods: text('goods').notNull().default(''),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** False: editors withdrew it. Its likes and comments are stored for its return. */
    isActive: boolean('is_active').notNull().default(true),
    /** Number of likes. The demonstration has likes without visitors. */
    likes: integer('likes').notNull().default(0),
  },
  (table) => [
    unique('publication_code').on(table.kind, table.code),
    index('publication_day').on(table.kind, table.publishedAt),
    index('publication_topic').on(table.kind, table.topic, table.publishedAt),
    index('publication_author').on(table.author, table.publishedAt),
  ],
);

/** A person who writes articles; those with the same name in `author` are theirs. */
export const author = pgTable('author', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** The last segment of the page's address. */
  code: text('code').notNull().unique(),
  name: text('name').notNull().unique(),
  /** The profession, as below the author's texts. */
  role: text('role').notNull(),
  /** What the author does. HTML of an editor; it is sanitised when it is read. */
  about: text('about').notNull(),
  /** Base of the portrait's addresses. */
  picture: text('picture').notNull(),
});

/**
 * The author of a like or report: a customer, or the session of an anonymous visitor. Both are null after the visitor
 * is deleted.
 */
const visitor = () => ({
  customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
  sessionKey: text('session_key').references(() => session.key, { onDelete: 'set null', onUpdate: 'cascade' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A visitor's like of an article (API-139). */
export const articleLike = pgTable(
  'article_like',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    articleId: integer('article_id')
      .notNull()
      .references(() => publication.id, { onDelete: 'cascade' }),
    ...visitor(),
  },
  (table) => [
    unique('article_like_of_customer').on(table.articleId, table.customerId),
    unique('article_like_of_session').on(table.articleId, table.sessionKey),
    index('article_like_session').on(table.sessionKey),
  ],
);

/** A customer's comment on an article (API-140), with the name from the time of writing. */
export const articleComment = pgTable(
  'article_comment',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    articleId: integer('article_id')
      .notNull()
      .references(() => publication.id, { onDelete: 'cascade' }),
    /** Null: the account was deleted, or never existed in this shop. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** Plain text. */
    text: text('text').notNull(),
    /** False: hidden by a moderator. */
    isActive: boolean('is_active').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('article_comment_article').on(table.articleId, table.createdAt),
    index('article_comment_customer').on(table.customerId),
  ],
);

/** A visitor's report to the moderators about a comment. */
export const commentReport = pgTable(
  'comment_report',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    commentId: integer('comment_id')
      .notNull()
      .references(() => articleComment.id, { onDelete: 'cascade' }),
    ...visitor(),
    reason: text('reason', { enum: ['abuse', 'advertising', 'personal-data', 'other'] }).notNull(),
  },
  (table) => [
    unique('comment_report_of_customer').on(table.commentId, table.customerId),
    unique('comment_report_of_session').on(table.commentId, table.sessionKey),
    index('comment_report_session').on(table.sessionKey),
  ],
);
