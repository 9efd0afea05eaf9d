import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { job, vacancy } from './career';
import { bytes } from './columns';
import { customer } from './people';
import { location } from './places';
import { salon, service } from './salon';

/** The kinds of requests; `job` and `vacancy` are applications, `call_back` asks a salon that has no free time to call. */
export const requestKinds = [
  'feedback',
  'partner',
  'agent',
  'breeder',
  'supplier',
  'landlord',
  'job',
  'vacancy',
  'call_back',
] as const;

/**
 * What a visitor asked the shop or a salon with a form, or an application. The shop or the salon gets a letter about it; it is deleted after
 * a year, one to be called after a month.
 */
export const visitorRequest = pgTable(
  'visitor_request',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: requestKinds }).notNull(),
    name: text('name').notNull(),
    /** Eleven digits. */
    phone: text('phone').notNull(),
    email: text('email').notNull().default(''),
    /** Plain text with line breaks. */
    text: text('text').notNull().default(''),
    /** The fields of its kind by their names. */
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
    /** The storefront's city, whose shop gets the letter; or the salon's. */
    locationId: integer('location_id')
      .notNull()
      .references(() => location.id),
    jobId: integer('job_id').references(() => job.id, { onDelete: 'set null' }),
    vacancyId: integer('vacancy_id').references(() => vacancy.id, { onDelete: 'set null' }),
    /** Who is to call, and about what. */
    salonId: integer('salon_id').references(() => salon.id, { onDelete: 'cascade' }),
    serviceId: integer('service_id').references(() => service.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('visitor_request_phone').on(table.phone, table.createdAt),
    index('visitor_request_created').on(table.createdAt),
    index('visitor_request_customer').on(table.customerId).where(sql`${table.customerId} is not null`),
  ],
);

/** A file of an application. Only the back office reads it. Without an application it is deleted after a day. */
export const requestFile = pgTable(
  'request_file',
  {
    /** 128 random bits: only who uploaded it knows it. */
    id: text('id').primaryKey(),
    /** Null until the application is sent. */
    requestId: integer('request_id')
      .unique()
      .references(() => visitorRequest.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The number of parts that it comes in. */
    parts: integer('parts').notNull(),
    /** MIME type by its content; '' until it is complete. */
    type: text('type').notNull().default(''),
    /** Null until it is complete. */
    content: bytes('content'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('request_file_created').on(table.createdAt)],
);

/** A part of a file that is still being uploaded. */
export const requestFilePart = pgTable(
  'request_file_part',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => requestFile.id, { onDelete: 'cascade' }),
    /** From 1. */
    part: integer('part').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.part] })],
);
