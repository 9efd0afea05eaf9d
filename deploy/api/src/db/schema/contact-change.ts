import { index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { customer } from './people';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * New phones and e-mails that become valid later, because the customer had neither the password nor the earlier
 * contact. Until then the owner of the earlier contact can stop the change. A row is deleted when the change takes
 * effect or is stopped.
 */
export const contactChange = pgTable(
  'contact_change',
  {
    /** The signed link that stops the change contains this number. */
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    contact: text('contact', { enum: ['phone', 'email'] }).notNull(),
    /** The new phone or e-mail, proved by a code or a link; '': the e-mail is removed. */
    value: text('value').notNull(),
    /** The key of the session that asked for it. The change does not end that session. */
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
