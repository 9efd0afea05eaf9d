import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { order } from './order';
import { customer } from './people';

/** Every change of a customer's bonuses; their sum is the customer's balance. */
export const bonusMovement = pgTable(
  'bonus_movement',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** Null: a gift. */
    orderId: integer('order_id').references(() => order.id),
    /** `spent` on an order and `returned` with it; `accrued` for an order and `revoked` with it. */
    kind: text('kind', { enum: ['spent', 'returned', 'accrued', 'revoked', 'gift'] }).notNull(),
    /** Negative: removed. */
    amount: integer('amount').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('bonus_movement_customer').on(table.customerId, table.id),
    // Each kind of movement happens once per order.
    unique('bonus_movement_once').on(table.orderId, table.kind),
  ],
);
