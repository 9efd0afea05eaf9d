import type { PetKindCode } from '@zapovednik/api/pet-kind';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { customer, session } from './people';
import { product } from './product';
import { fileColumns } from './stored-file';

/** A customer's review of a product (PRD-54), with the name from the time of writing. */
export const review = pgTable(
  'review',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Null: the account was deleted, or never existed in this shop. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    lastName: text('last_name').notNull().default(''),
    /** Base of the picture's addresses; '' without one. */
    photo: text('photo').notNull().default(''),
    score: integer('score').notNull(),
    text: text('text').notNull(),
    plus: text('plus').notNull().default(''),
    minus: text('minus').notNull().default(''),
    /** False: hidden by a moderator, not shown and not counted. */
    isActive: boolean('is_active').notNull().default(true),
    /** Base addresses of its pictures. */
    pictures: text('pictures').array().notNull().default([]),
    /** The shop's answer; '' without one. */
    reply: text('reply').notNull().default(''),
    repliedAt: timestamp('replied_at', { withTimezone: true }),
    /** The pet that it is about, as it was at the time of writing; '' and null: not said. */
    petKind: text('pet_kind').$type<PetKindCode | ''>().notNull().default(''),
    petBreed: text('pet_breed').notNull().default(''),
    petAgeMonths: integer('pet_age_months'),
    /** Number of votes. The demonstration has votes without voters. */
    useful: integer('useful').notNull().default(0),
    useless: integer('useless').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('review_of_customer').on(table.customerId, table.productId),
    index('review_product').on(table.productId, table.createdAt),
    check('review_score', sql`${table.score} between 1 and 5`),
  ],
);

/** A customer's picture for a review, re-encoded by the server. It is deleted after a day if no review uses it. */
export const reviewPicture = pgTable(
  'review_picture',
  {
    /**
     * 128 random bits. The picture is public, but the address of a picture that is not in a review yet cannot be
     * guessed.
     */
    id: text('id').primaryKey(),
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    /** Null until the review is written. */
    reviewId: integer('review_id').references(() => review.id, { onDelete: 'cascade' }),
    /** A JPEG without metadata. */
    ...fileColumns(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('review_picture_review').on(table.reviewId),
    index('review_picture_customer').on(table.customerId, table.createdAt),
  ],
);

/**
 * The author of a vote or report: a customer, or the session of an anonymous visitor. Both are null after the visitor
 * is deleted.
 */
const visitor = () => ({
  reviewId: integer('review_id')
    .notNull()
    .references(() => review.id, { onDelete: 'cascade' }),
  customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
  sessionKey: text('session_key').references(() => session.key, { onDelete: 'set null', onUpdate: 'cascade' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Whether a visitor found a review useful. */
export const reviewVote = pgTable(
  'review_vote',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ...visitor(),
    isUseful: boolean('is_useful').notNull(),
  },
  (table) => [
    unique('review_vote_of_customer').on(table.reviewId, table.customerId),
    unique('review_vote_of_session').on(table.reviewId, table.sessionKey),
    index('review_vote_session').on(table.sessionKey),
  ],
);

/** A visitor's report to the moderators about a review. */
export const reviewReport = pgTable(
  'review_report',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ...visitor(),
    reason: text('reason', { enum: ['abuse', 'advertising', 'other-product', 'personal-data', 'other'] }).notNull(),
    text: text('text').notNull().default(''),
  },
  (table) => [
    unique('review_report_of_customer').on(table.reviewId, table.customerId),
    unique('review_report_of_session').on(table.reviewId, table.sessionKey),
    index('review_report_session').on(table.sessionKey),
  ],
);
