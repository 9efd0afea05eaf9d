import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { job, vacancy } from './career';
import { bytes } from './columns';
import { customer } from './people';
import { location } from './places';
import { salon, service } from './salon';
import { fileColumns } from './stored-file';

/** The kinds of requests. `job` and `vacancy` are applications. `call_back` asks a salon without free times to call. */
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
 * A visitor's request to the shop or a salon, or an application. The shop or the salon gets an email about it. It is
 * deleted after a year, a request for a call after a month.
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
    /** The storefront's city, whose shop gets the email; or the salon's city. */
    locationId: integer('location_id')
      .notNull()
      .references(() => location.id),
    jobId: integer('job_id').references(() => job.id, { onDelete: 'set null' }),
    vacancyId: integer('vacancy_id').references(() => vacancy.id, { onDelete: 'set null' }),
    /** The salon that should call, and the service. */
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

/** A file of an application. Only the back office reads it. It is deleted after a day if no application uses it. */
export const requestFile = pgTable(
  'request_file',
  {
    /** 128 random bits: only the person who uploaded it knows the id. */
    id: text('id').primaryKey(),
    /** Null until the application is sent. */
    requestId: integer('request_id')
      .unique()
      .references(() => visitorRequest.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The number of its parts. */
    parts: integer('parts').notNull(),
    /** MIME type, detected from its content; '' until it is complete. */
    type: text('type').notNull().default(''),
    ...fileColumns(),
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
