import type { StoredAddress } from '@zapovednik/api/checkout/wire/address';
import { index, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { customer } from './people';
import { location } from './places';

/** An address that a customer saved (DEL-33). */
export const deliveryProfile = pgTable(
  'delivery_profile',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    locationId: integer('location_id')
      .notNull()
      .references(() => location.id),
    address: jsonb('address').$type<StoredAddress>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Saved, chosen or ordered to: the last used address is offered first. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('delivery_profile_customer').on(table.customerId)],
);
