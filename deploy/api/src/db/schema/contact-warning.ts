import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customer } from './people';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Warnings to a phone or an e-mail that is not the customer's any more, or soon will not be: written in the transaction of the change, with
 * the message that tells of it. Rows are stored for a day, by which the warnings to one contact are limited.
 */
export const contactWarning = pgTable(
  'contact_warning',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    /** It tells of a change that waits, `contact_change`: its id, what it changes and when. Null: of a change that is done. */
    changeId: integer('change_id'),
    changes: text('changes', { enum: ['phone', 'email'] }),
    takesEffectAt: moment('takes_effect_at'),
    /** The contact of before. */
    address: text('address').notNull(),
    /** Origin of the storefront that it links to. */
    origin: text('origin').notNull(),
    /** The shop's phone for help, as it is written. */
    helpPhone: text('help_phone').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('contact_warning_address').on(table.address, table.createdAt),
    index('contact_warning_customer').on(table.customerId),
    index('contact_warning_created').on(table.createdAt),
  ],
);
