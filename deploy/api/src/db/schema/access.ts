import { boolean, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { customer, session } from './people';

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** The last code that a session asked for, for each purpose. Only whoever holds the session can check a guess. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    sessionKey: text('session_key')
      .notNull()
      .references(() => session.key, { onDelete: 'cascade', onUpdate: 'cascade' }),
    purpose: text('purpose', { enum: ['entry', 'recovery'] }).notNull(),
    channel: text('channel', { enum: ['sms', 'telegram'] }).notNull(),
    /** Eleven digits from 7 on. */
    phone: text('phone').notNull(),
    /** Whether a phone that nobody has becomes a new customer's. */
    mayRegister: boolean('may_register').notNull().default(false),
    codeHash: text('code_hash').notNull(),
    /** What Telegram calls the message that carried it. */
    deliveryId: text('delivery_id'),
    /** Wrong guesses so far, and the one under way. */
    guesses: integer('guesses').notNull().default(0),
    sentAt: at('sent_at'),
    expiresAt: at('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.sessionKey, table.purpose] }), index('code_expires').on(table.expiresAt)],
);

/** Links in letters, by the SHA-256 of what the link carries; a newer one replaces the one before. */
export const mailToken = pgTable(
  'mail_token',
  {
    key: text('key').primaryKey(),
    /** Null: somebody asked for a new password with an address that is nobody's. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['recovery', 'email'] }).notNull(),
    /** The address that the letter went to. */
    email: text('email').notNull(),
    expiresAt: at('expires_at'),
  },
  (table) => [
    unique('mail_token_customer').on(table.customerId, table.purpose),
    index('mail_token_expires').on(table.expiresAt),
  ],
);

/** How often something that is worth guessing was tried, by the hash of what is limited and whose it is. */
export const attempt = pgTable(
  'attempt',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: at('resets_at'),
  },
  (table) => [index('attempt_resets').on(table.resetsAt)],
);
