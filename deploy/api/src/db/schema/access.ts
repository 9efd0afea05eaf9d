import { boolean, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { customer, session } from './people';

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** The last code that a session requested, for each purpose. Only that session can check a guess. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    sessionKey: text('session_key')
      .notNull()
      .references(() => session.key, { onDelete: 'cascade', onUpdate: 'cascade' }),
    purpose: text('purpose', {
      enum: ['entry', 'recovery', 'deletion', 'order', 'proof', 'guest data', 'conclusion'],
    }).notNull(),
    channel: text('channel', { enum: ['sms', 'telegram', 'email'] }).notNull(),
    /** Eleven digits, starting with 7; for the channel `email`, an address in lower case. */
    phone: text('phone').notNull(),
    /** Whether an unknown phone becomes a new customer's. */
    mayRegister: boolean('may_register').notNull().default(false),
    /** The order that a guest looks for; null for other purposes. */
    orderId: integer('order_id'),
    codeHash: text('code_hash').notNull(),
    /** Telegram's id of the message with the code. */
    deliveryId: text('delivery_id'),
    /** Number of wrong guesses, including the current one. */
    guesses: integer('guesses').notNull().default(0),
    sentAt: at('sent_at'),
    expiresAt: at('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.sessionKey, table.purpose] }), index('code_expires').on(table.expiresAt)],
);

/** Links in emails, by the SHA-256 of their token. A newer one replaces the previous one. */
export const mailToken = pgTable(
  'mail_token',
  {
    key: text('key').primaryKey(),
    /** Null: somebody without an account requested a new password. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['recovery', 'email'] }).notNull(),
    /** The recipient of the email. */
    email: text('email').notNull(),
    /**
     * For a new address that was entered without a proof: it becomes valid some time after its confirmation
     * (`contact_change`).
     */
    waits: boolean('waits').notNull().default(false),
    /** For a new address: the key of the session that entered it. The change does not end that session. */
    sessionKey: text('session_key').notNull().default(''),
    expiresAt: at('expires_at'),
  },
  (table) => [
    unique('mail_token_customer').on(table.customerId, table.purpose),
    index('mail_token_expires').on(table.expiresAt),
  ],
);

/** The number of guesses of a secret, by the hash of the limit and its subject. */
export const attempt = pgTable(
  'attempt',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: at('resets_at'),
  },
  (table) => [index('attempt_resets').on(table.resetsAt)],
);
