import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { customer, session } from './people';

/**
 * The customers who signed in in the browser of a session, in this or an earlier session: a sign-out moves the rows to
 * the next session. The attempts of other people do not limit a known device.
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
    /** The key by which its own attempts are counted. */
    device: uuid('device').notNull().defaultRandom(),
    signedInAt: timestamp('signed_in_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionKey, table.customerId] }),
    index('known_device_customer').on(table.customerId),
  ],
);
