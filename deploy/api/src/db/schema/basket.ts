import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { kopecks } from './columns';
import { customer, session } from './people';
import { location } from './places';
import { product } from './product';

/** A promotion code: a percentage or an amount off the price of the goods. */
export const coupon = pgTable(
  'coupon',
  {
    code: text('code').primaryKey(),
    /** Either this percentage or this amount. */
    percent: integer('percent'),
    amount: kopecks('amount'),
    /** Minimum price of the goods. */
    minimum: kopecks('minimum').notNull().default(0),
    isFirstOrderOnly: boolean('is_first_order_only').notNull().default(false),
    isOncePerCustomer: boolean('is_once_per_customer').notNull().default(false),
    /** The number of orders that may still use it; null: no limit. */
    usesLeft: integer('uses_left'),
    /** Null: never expires. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    check('coupon_percent', sql`${table.percent} between 1 and 90`),
    check('coupon_kind', sql`(${table.percent} is null) <> (${table.amount} is null)`),
    check('coupon_uses_left', sql`${table.usesLeft} >= 0`),
  ],
);

/**
 * A basket in one location (CIT-02). It belongs to a session while the visitor is anonymous, and to the customer after
 * the sign-in.
 */
export const basket = pgTable(
  'basket',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    sessionKey: text('session_key').references(() => session.key, { onDelete: 'cascade', onUpdate: 'cascade' }),
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    locationId: integer('location_id')
      .notNull()
      .references(() => location.id),
    couponCode: text('coupon_code').references(() => coupon.code),
  },
  (table) => [
    unique('basket_of_session').on(table.sessionKey, table.locationId),
    unique('basket_of_customer').on(table.customerId, table.locationId),
    check('basket_owner', sql`(${table.sessionKey} is null) <> (${table.customerId} is null)`),
  ],
);

export const basketLine = pgTable(
  'basket_line',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    basketId: integer('basket_id')
      .notNull()
      .references(() => basket.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** How the shopper buys it: single pieces or whole packs (PRD-09). */
    packMode: text('pack_mode', { enum: ['ST', 'PACK'] })
      .notNull()
      .default('ST'),
    /** Its position among the lines of the basket; null: by its id, in the order of adding. */
    sort: integer('sort'),
  },
  (table) => [
    unique('basket_line_product').on(table.basketId, table.productId),
    index('basket_line_of_product').on(table.productId),
    check('basket_line_quantity', sql`${table.quantity} > 0`),
  ],
);
