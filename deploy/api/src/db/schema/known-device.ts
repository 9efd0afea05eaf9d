import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { customer, session } from './people';

/**
 * The customers who signed in in the browser of a session, this or an earlier one: a sign-out moves the rows to the next session. What
 * others try does not limit a known device.
 */
export const knownDevice = pgTable(
  'known_device',
  {
    sessionKey: text('session_key')
      .notNull()
      .references(() => session.key, { onDelete: 'cascade', onUpdate: 'cascade' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** Its own attempts are counted by this. */
    device: uuid('device').notNull().defaultRandom(),
    signedInAt: timestamp('signed_in_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionKey, table.customerId] }),
    index('known_device_customer').on(table.customerId),
  ],
);
