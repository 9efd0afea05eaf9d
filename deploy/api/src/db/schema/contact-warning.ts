import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customer } from './people';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Warnings to a phone or an e-mail that is no longer the customer's, or soon will not be. A row is written in the
 * transaction of the change, together with its message. Rows are stored for a day, to limit the warnings to one
 * contact.
 */
export const contactWarning = pgTable(
  'contact_warning',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    /**
     * The waiting change that it is about (`contact_change`): its id, its content and its time. Null: the change is
     * already done.
     */
    changeId: integer('change_id'),
    changes: text('changes', { enum: ['phone', 'email'] }),
    takesEffectAt: moment('takes_effect_at'),
    /** The earlier contact. */
    address: text('address').notNull(),
    /** Origin of the storefront that it links to. */
    origin: text('origin').notNull(),
    /** The shop's phone for help, formatted. */
    helpPhone: text('help_phone').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('contact_warning_address').on(table.address, table.createdAt),
    index('contact_warning_customer').on(table.customerId),
    index('contact_warning_created').on(table.createdAt),
  ],
);
