import { cancelReasons } from '@zapovednik/api/cabinet/calls/cancel-reason';
import type { StoredAddress } from '@zapovednik/api/checkout/wire/address';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { coupon } from './basket';
import { kopecks } from './columns';
import { deliveryService, paySystem, pickupPoint } from './delivery';
import type { OrderEvent } from './order-event';
import { customer } from './people';
import { location } from './places';
import { product } from './product';

/** An order at the time it was made: later changes of names and prices do not affect it. */
export const order = pgTable(
  'shop_order',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    /** The session that made it, which may view it without signing in. */
    sessionKey: text('session_key').notNull(),
    customerId: integer('customer_id').references(() => customer.id),
    locationId: integer('location_id')
      .notNull()
      .references(() => location.id),
    statusId: text('status_id').notNull().default('N'),
    isPaid: boolean('is_paid').notNull().default(false),
    /** The payment deadline of a prepaid order; null: it is paid on receipt. */
    payBy: timestamp('pay_by', { withTimezone: true }),
    /** The shop does not allow cancelling it, whatever its status (ORD-52). */
    isCancelForbidden: boolean('is_cancel_forbidden').notNull().default(false),
    /** Source: the order page, one click, child of an auto-order, or the till of a shop. */
    source: text('source', { enum: ['site', 'one_click', 'auto_order', 'retail'] })
      .notNull()
      .default('site'),
    /** The employee who placed it for the customer (SES-34). */
    employeeId: integer('employee_id').references(() => customer.id),
    /** The order that this one repeats automatically, and the calendar day it was due. */
    parentOrderId: integer('parent_order_id').references((): AnyPgColumn => order.id),
    autoOrderDate: date('auto_order_date'),
    deliveryServiceId: integer('delivery_service_id')
      .notNull()
      .references(() => deliveryService.id),
    deliveryType: text('delivery_type').notNull(),
    deliveryName: text('delivery_name').notNull(),
    deliveryPrice: kopecks('delivery_price').notNull(),
    liftPrice: kopecks('lift_price').notNull(),
    pickupPointId: integer('pickup_point_id').references(() => pickupPoint.id),
    /** The shop with the reserved goods; null: the city's warehouse. */
    stockPointId: integer('stock_point_id').references(() => pickupPoint.id),
    address: jsonb('address').$type<StoredAddress>(),
    /** The point's or the shopper's address in one line. */
    deliveryAddress: text('delivery_address').notNull(),
    deliveryDate: date('delivery_date'),
    deliveryInterval: text('delivery_interval').notNull(),
    paySystemId: integer('pay_system_id')
      .notNull()
      .references(() => paySystem.id),
    paymentName: text('payment_name').notNull(),
    contactName: text('contact_name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    description: text('description').notNull(),
    acceptEmail: boolean('accept_email').notNull(),
    acceptNotCall: boolean('accept_not_call').notNull(),
    couponCode: text('coupon_code'),
    bonusIn: integer('bonus_in').notNull(),
    bonusOut: integer('bonus_out').notNull(),
    /** Price of the goods; `price` is for the whole order. */
    basketPrice: kopecks('basket_price').notNull(),
    price: kopecks('price').notNull(),
    /**
     * Hash of the network of a guest order whose phone is not confirmed by a code. Null: confirmed, or an old order.
     */
    guestNetwork: text('guest_network'),
    /**
     * When a guest order that is paid on receipt is cancelled, unless the shop has begun to assemble it; null: never.
     */
    releaseAt: timestamp('release_at', { withTimezone: true }),
    /** Why the customer cancelled it; null: not cancelled, or without a reason. */
    cancelReason: text('cancel_reason', { enum: cancelReasons }),
    /** When it ended, for whatever reason; null while it is in progress. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the row was last written, in whole milliseconds: the accounting system reads the orders that have changed. */
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 })
      .notNull()
      .defaultNow()
      .$onUpdate(() => sql`now()`),
  },
  (table) => [
    index('order_changed').on(table.changedAt, table.id),
    index('order_session').on(table.sessionKey),
    index('order_customer').on(table.customerId, table.id),
    // For the cabinet, which shows them first, even if many orders have ended.
    index('order_in_work').on(table.customerId, table.id).where(sql`${table.statusId} in ('N', 'P', 'A', 'R', 'D')`),
    index('order_phone').on(table.phone),
    index('order_unpaid').on(table.payBy).where(sql`${table.payBy} is not null and ${table.statusId} = 'N'`),
    index('order_guest_network').on(table.guestNetwork).where(sql`${table.guestNetwork} is not null`),
    index('order_release').on(table.releaseAt).where(sql`${table.releaseAt} is not null and ${table.statusId} = 'N'`),
    // Orders without an account: found by the e-mail of a guest, and by their end when personal data is deleted.
    index('order_guest_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.customerId} is null and ${table.email} <> ''`),
    index('order_guest_ended').on(table.endedAt).where(sql`${table.customerId} is null and ${table.phone} <> ''`),
    // The child of an auto-order is made only once for its day, also with several processes.
    unique('order_child').on(table.parentOrderId, table.autoOrderDate),
  ],
);

/** The times of an order's events; each happens at most once. The time of the order itself is in `order`. */
export const orderHistory = pgTable(
  'order_history',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    event: text('event').$type<OrderEvent>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.event] })],
);

export const orderLine = pgTable(
  'order_line',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    quantity: integer('quantity').notNull(),
    name: text('name').notNull(),
    /** The price of one piece. */
    basePrice: kopecks('base_price').notNull(),
    price: kopecks('price').notNull(),
    weight: integer('weight').notNull(),
    /** The bonuses for one piece. */
    bonusIn: integer('bonus_in').notNull().default(0),
  },
  (table) => [index('order_line_order').on(table.orderId), index('order_line_product').on(table.productId)],
);

/** Who used a promotion code with one use per customer; deleted when the order is cancelled. */
export const couponUse = pgTable(
  'coupon_use',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => order.id, { onDelete: 'cascade' }),
    code: text('code')
      .notNull()
      .references(() => coupon.code),
    customerId: integer('customer_id').references(() => customer.id),
    phone: text('phone').notNull(),
  },
  (table) => [
    unique('coupon_use_phone').on(table.code, table.phone),
    unique('coupon_use_customer').on(table.code, table.customerId),
  ],
);
