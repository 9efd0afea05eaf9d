import { index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { customer } from './people';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * New phones and e-mails that wait, because the customer had neither the password nor the contact of before. The owner of that one can
 * stop them meanwhile. A row is deleted when the change takes effect or is stopped.
 */
export const contactChange = pgTable(
  'contact_change',
  {
    /** The signed link that stops it names this number. */
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    contact: text('contact', { enum: ['phone', 'email'] }).notNull(),
    /** The new phone or e-mail, proved by a code or a link; '': the e-mail is removed. */
    value: text('value').notNull(),
    /** The key of the session that asked, which does not end with the change. */
    sessionKey: text('session_key').notNull(),
    /** For the message after the change: origin of the storefront, and the shop's phone for help. */
    origin: text('origin').notNull(),
    helpPhone: text('help_phone').notNull(),
    takesEffectAt: moment('takes_effect_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.contact] }),
    unique('contact_change_id').on(table.id),
    index('contact_change_due').on(table.takesEffectAt),
  ],
);
