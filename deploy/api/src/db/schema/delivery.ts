import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { kopecks } from './columns';
import { location } from './places';

/** Ways an order can reach the shopper (ORD-01). */
const deliveryTypes = ['courier', 'pickup', 'fast_delivery', 'fast_pickup', 'charity'] as const;

/** Who hands out orders at points: the shop itself or a company (DEL-32). */
export const pickupService = pgTable('pickup_service', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  /** Address of the icon, 32×40. */
  marker: text('marker').notNull(),
  sort: integer('sort').notNull().default(500),
});

/** A shop or another place where orders are handed out (DEL-31). */
export const pickupPoint = pgTable(
  'pickup_point',
  {
    id: integer('id').primaryKey(),
    serviceId: integer('service_id')
      .notNull()
      .references(() => pickupService.id),
    locationId: integer('location_id')
      .notNull()
      .references(() => location.id),
    name: text('name').notNull(),
    /** Address and how to get in. */
    address: text('address').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    phone: text('phone').notNull(),
    schedule: text('schedule').notNull(),
    /** What handing out an order costs. */
    cost: kopecks('cost').notNull().default(0),
    /** "сегодня", "2–3 дня" */
    deliveryTime: text('delivery_time').notNull(),
    handsOut: boolean('hands_out').notNull().default(true),
    /** A shop of our own, with goods in it (`shop_stock`) that can be fetched within the hour. */
    fastPickup: boolean('fast_pickup').notNull().default(false),
    sort: integer('sort').notNull().default(500),
  },
  (table) => [index('pickup_point_location').on(table.locationId, table.serviceId)],
);

/** A way of delivery; where and for how much it is offered stands in `delivery_offer`. */
export const deliveryService = pgTable('delivery_service', {
  id: integer('id').primaryKey(),
  type: text('type', { enum: deliveryTypes }).notNull(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  sort: integer('sort').notNull().default(500),
});

/** A way of delivery in one location. */
export const deliveryOffer = pgTable(
  'delivery_offer',
  {
    serviceId: integer('service_id')
      .notNull()
      .references(() => deliveryService.id),
    locationId: integer('location_id')
      .notNull()
      .references(() => location.id),
    /** Of pickup: added to the point's own cost. */
    price: kopecks('price').notNull(),
    /** From this sum of the basket on it is free; null: never. */
    freeFrom: kopecks('free_from'),
    /** Days until the first delivery; 0 is today. */
    daysFrom: integer('days_from').notNull(),
    /** How many days can be chosen from; 0: the service names no day. */
    daysToChoose: integer('days_to_choose').notNull().default(0),
    /** Hours to choose from on each day, e.g. "10:00–14:00". */
    intervals: text('intervals').array().notNull().default([]),
    /** What carrying to the floor costs; null: not offered. */
    liftPrice: kopecks('lift_price'),
  },
  (table) => [primaryKey({ columns: [table.locationId, table.serviceId] })],
);

/** Who can take a payment on the site. */
export const acquirerNames = ['sberbank', 'yookassa', 'raiffeisen'] as const;
export type AcquirerName = (typeof acquirerNames)[number];

/** A way to pay, and the ways of delivery it fits. */
export const paySystem = pgTable('pay_system', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  sort: integer('sort').notNull().default(500),
  isCash: boolean('is_cash').notNull(),
  /** Who takes the money on the site, the first that answers; nobody where it is paid on receipt. */
  acquirers: text('acquirers', { enum: acquirerNames }).array().notNull().default([]),
  deliveryTypes: text('delivery_types', { enum: deliveryTypes }).array().notNull(),
});
