import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customer } from './people';
import { salon, service } from './salon';

/** Someone wants to be called by a salon that has no free time. Kept for a month. */
export const callRequest = pgTable(
  'call_request',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    salonId: integer('salon_id')
      .notNull()
      .references(() => salon.id, { onDelete: 'cascade' }),
    serviceId: integer('service_id')
      .notNull()
      .references(() => service.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    /** Null: a guest. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('call_request_phone').on(table.phone, table.createdAt),
    index('call_request_customer').on(table.customerId),
    index('call_request_created').on(table.createdAt),
  ],
);
