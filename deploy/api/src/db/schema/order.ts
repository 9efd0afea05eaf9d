import { boolean, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Address } from 'shared-contracts/api/delivery';
import { kopecks } from './columns';
import { deliveryService, paySystem, pickupPoint } from './delivery';
import { customer } from './people';
import { location } from './places';
import { product } from './product';

/** An order as it was made: names and prices are kept as they were then. */
export const order = pgTable(
  'shop_order',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    /** The session that made it, which may follow it without signing in. */
    sessionKey: text('session_key').notNull(),
    customerId: integer('customer_id').references(() => customer.id),
    locationId: integer('location_id')
      .notNull()
      .references(() => location.id),
    statusId: text('status_id').notNull().default('N'),
    isPaid: boolean('is_paid').notNull().default(false),
    deliveryServiceId: integer('delivery_service_id')
      .notNull()
      .references(() => deliveryService.id),
    deliveryType: text('delivery_type').notNull(),
    deliveryName: text('delivery_name').notNull(),
    deliveryPrice: kopecks('delivery_price').notNull(),
    liftPrice: kopecks('lift_price').notNull(),
    pickupPointId: integer('pickup_point_id').references(() => pickupPoint.id),
    address: jsonb('address').$type<Address>(),
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
    /** Of the goods, and of everything. */
    basketPrice: kopecks('basket_price').notNull(),
    price: kopecks('price').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('order_session').on(table.sessionKey), index('order_customer').on(table.customerId)],
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
    /** Of one piece. */
    basePrice: kopecks('base_price').notNull(),
    price: kopecks('price').notNull(),
    weight: integer('weight').notNull(),
  },
  (table) => [index('order_line_order').on(table.orderId), index('order_line_product').on(table.productId)],
);
