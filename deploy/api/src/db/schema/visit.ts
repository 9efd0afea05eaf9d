import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { kopecks } from './columns';
import { customer, session } from './people';
import { salon, service, specialist } from './salon';
import { fileColumns } from './stored-file';

/** A booked visit. Times are moments; the salon's time zone is its city's. */
export const bookedVisit = pgTable(
  'visit',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    salonId: integer('salon_id')
      .notNull()
      .references(() => salon.id),
    serviceId: integer('service_id')
      .notNull()
      .references(() => service.id),
    specialistId: integer('specialist_id')
      .notNull()
      .references(() => specialist.id),
    /** `closed`: the salon is closed on that day. The time is free, and the customer has to choose another one. */
    status: text('status', { enum: ['booked', 'cancelled', 'closed'] })
      .notNull()
      .default('booked'),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** The price that was shown. */
    price: kopecks('price').notNull(),
    /** Null: a guest booked it, or the account was deleted. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    sessionKey: text('session_key').references(() => session.key, { onDelete: 'set null', onUpdate: 'cascade' }),
    animal: text('animal').notNull(),
    breed: text('breed').notNull().default(''),
    petName: text('pet_name').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull().default(''),
    comment: text('comment').notNull().default(''),
    /** How often it was moved, cancelled or closed. It is the sequence number in its calendar file. */
    changes: integer('changes').notNull().default(0),
    /** The last reminder that was sent, or that is not needed because the visit was booked later. */
    reminded: text('reminded', { enum: ['no', 'day', 'hours'] })
      .notNull()
      .default('no'),
    /** The visitor was asked for a review. */
    askedForReview: boolean('asked_for_review').notNull().default(false),
    /** What the specialist wrote after the visit. */
    conclusion: text('conclusion').notNull().default(''),
    concludedAt: timestamp('concluded_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('visit_salon').on(table.salonId, table.startsAt),
    index('visit_specialist').on(table.specialistId, table.startsAt),
    index('visit_customer').on(table.customerId, table.startsAt),
    index('visit_phone').on(table.phone, table.startsAt),
    index('visit_session').on(table.sessionKey),
    // Visits without an account: found by the e-mail of a guest, and by their day when personal data is deleted.
    index('visit_guest_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.customerId} is null and ${table.email} <> ''`),
    index('visit_guest').on(table.startsAt).where(sql`${table.customerId} is null and ${table.phone} <> ''`),
    // Visits whose visitor is to be reminded, or asked for a review.
    index('visit_to_remind').on(table.startsAt).where(sql`${table.status} = 'booked' and ${table.reminded} <> 'hours'`),
    index('visit_to_review').on(table.endsAt).where(sql`${table.status} = 'booked' and not ${table.askedForReview}`),
    check('visit_forward', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/**
 * A conclusion that a newer one has replaced. Its customer reads it beside the newer one, unless it was taken back; the
 * shop reads all.
 */
export const earlierConclusion = pgTable(
  'earlier_conclusion',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    visitId: integer('visit_id')
      .notNull()
      .references(() => bookedVisit.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    replacedAt: timestamp('replaced_at', { withTimezone: true }).notNull(),
    /** An empty one replaced it: perhaps it was about another pet. Neither it nor what was before it is shown. */
    takenBack: boolean('taken_back').notNull().default(false),
  },
  (table) => [index('earlier_conclusion_of').on(table.visitId)],
);

/** A file of a visit: a finding, a picture. Only the customer reads it. */
export const visitFile = pgTable(
  'visit_file',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    visitId: integer('visit_id')
      .notNull()
      .references(() => bookedVisit.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type', { enum: ['application/pdf', 'image/jpeg', 'image/png'] }).notNull(),
    ...fileColumns(),
    /** The replaced conclusion that it belongs to; null: the present one. */
    earlierId: integer('earlier_id').references(() => earlierConclusion.id, { onDelete: 'cascade' }),
  },
  (table) => [index('visit_file_of').on(table.visitId), index('visit_file_earlier').on(table.earlierId)],
);

/** A time that is reserved for some minutes while a visitor fills in the form. One for each session. */
export const slotHold = pgTable(
  'slot_hold',
  {
    sessionKey: text('session_key')
      .primaryKey()
      .references(() => session.key, { onDelete: 'cascade', onUpdate: 'cascade' }),
    specialistId: integer('specialist_id')
      .notNull()
      .references(() => specialist.id, { onDelete: 'cascade' }),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('slot_hold_specialist').on(table.specialistId, table.startsAt),
    index('slot_hold_over').on(table.heldUntil),
  ],
);

/** A customer's review of a visit (VET-06, GRM-05, HND-04), with the name from the time of writing. */
export const serviceReview = pgTable(
  'service_review',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    specialistId: integer('specialist_id')
      .notNull()
      .references(() => specialist.id),
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    /** The visit whose signed link it was written by; null: its author was signed in. */
    visitId: integer('visit_id').references(() => bookedVisit.id),
    name: text('name').notNull(),
    score: integer('score').notNull(),
    text: text('text').notNull(),
    /** False: hidden by a moderator. */
    isActive: boolean('is_active').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('service_review_of_customer').on(table.customerId, table.specialistId),
    unique('service_review_of_visit').on(table.visitId),
    index('service_review_specialist').on(table.specialistId, table.createdAt),
    check('service_review_score', sql`${table.score} between 1 and 5`),
  ],
);
