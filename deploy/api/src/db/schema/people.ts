import type { StoredSessionProfile } from '@zapovednik/api/checkout/wire/address';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { deliveryService, pickupPoint } from './delivery';
import { location } from './places';
import { product } from './product';

const now = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

export const customer = pgTable(
  'customer',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** A customer who registers by phone has the phone as login. */
    login: text('login').notNull().unique(),
    email: text('email').notNull().default(''),
    /**
     * When the customer confirmed the address. Only a confirmed address can be used to sign in and to recover the
     * account, and it belongs to one customer.
     */
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    /** Eleven digits, starting with 7, confirmed by a code. */
    phone: text('phone').unique(),
    /** From `hashPassword`; null: signs in by other means only. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull().default(''),
    secondName: text('second_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    groups: text('groups', { enum: ['1c_service_user', 'admin', '1c_user', 'customer'] })
      .array()
      .notNull()
      .default(['customer']),
    mindbox: boolean('mindbox').notNull().default(false),
    /** Number of the bonus card; issued with the first order (ORD-05). */
    bonusCard: text('bonus_card'),
    bonusBalance: integer('bonus_balance').notNull().default(0),
    /** Whether the customer wants e-mails about goods that are in stock again, and about auto-orders. */
    stockEmails: boolean('stock_emails').notNull().default(true),
    autoOrderEmails: boolean('auto_order_emails').notNull().default(true),
    /** The registration form (API-79). */
    registrationForm: text('registration_form').notNull().default(''),
    createdAt: now('created_at'),
  },
  (table) => [
    index('customer_login').on(sql`lower(${table.login})`),
    // A partial index: issuing a card then needs only the same lock on a customer as changing bonuses, so a sign-in
    // does not wait for it.
    uniqueIndex('customer_bonus_card').on(table.bonusCard).where(sql`${table.bonusCard} is not null`),
    uniqueIndex('customer_email').on(sql`lower(${table.email})`).where(sql`${table.emailConfirmedAt} is not null`),
  ],
);

/** A visitor's session. Its key is the SHA-256 of the id in the browser, so that the table does not reveal ids. */
export const session = pgTable(
  'session',
  {
    key: text('key').primaryKey(),
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    /** The employee who signed in on behalf of the customer (SES-37). */
    operatorId: integer('operator_id').references((): AnyPgColumn => customer.id, { onDelete: 'cascade' }),
    /** The browser's ids in the tracking service and the chat (TRK-08, TRK-10). */
    trackingId: text('tracking_id'),
    chatId: text('chat_id'),
    locationId: integer('location_id').references(() => location.id),
    deliveryServiceId: integer('delivery_service_id').references(() => deliveryService.id),
    pickupPointId: integer('pickup_point_id').references(() => pickupPoint.id),
    fastMode: boolean('fast_mode').notNull().default(false),
    address: jsonb('address').$type<StoredSessionProfile>(),
    /** The browser as text, "Chrome, Windows"; '' if it is unknown. */
    device: text('device').notNull().default(''),
    createdAt: now('created_at'),
    /** When it last opened a page of the shop. */
    lastUsedAt: now('last_used_at'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('session_customer').on(table.customerId), index('session_expires').on(table.expiresAt)],
);

export const favourite = pgTable(
  'favourite',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    addedAt: now('added_at'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productId] })],
);

/** Products that a session viewed (CAT-51). */
export const viewed = pgTable(
  'viewed',
  {
    sessionKey: text('session_key')
      .notNull()
      .references(() => session.key, { onDelete: 'cascade', onUpdate: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    at: now('at'),
  },
  (table) => [primaryKey({ columns: [table.sessionKey, table.productId] })],
);

/** Answers to writes by the client's key, so that a repeated request gets the same answer. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    sessionKey: text('session_key').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the call and its input: one key belongs to one request. */
    request: text('request').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: now('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sessionKey, table.key] }),
    index('idempotency_key_created').on(table.createdAt),
  ],
);
