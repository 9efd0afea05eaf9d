import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { kopecks } from './columns';
import { location } from './places';

/** Ways an order can reach the shopper (ORD-01). */
const deliveryTypes = ['courier', 'pickup', 'fast_delivery', 'fast_pickup', 'charity'] as const;

/** The organisation that runs pickup points: the shop itself or a company (DEL-32). */
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
    /** Address and way to the entrance. */
    address: text('address').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    phone: text('phone').notNull(),
    schedule: text('schedule').notNull(),
    /** The price of pickup at this point. */
    cost: kopecks('cost').notNull().default(0),
    /** "сегодня", "2–3 дня" */
    deliveryTime: text('delivery_time').notNull(),
    handsOut: boolean('hands_out').notNull().default(true),
    /** Our own shop, with stock (`shop_stock`) that can be picked up within the hour. */
    fastPickup: boolean('fast_pickup').notNull().default(false),
    sort: integer('sort').notNull().default(500),
  },
  (table) => [index('pickup_point_location').on(table.locationId, table.serviceId)],
);

/** A delivery service; `delivery_offer` has its places and prices. */
export const deliveryService = pgTable('delivery_service', {
  id: integer('id').primaryKey(),
  type: text('type', { enum: deliveryTypes }).notNull(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  sort: integer('sort').notNull().default(500),
});

/** A delivery service in one location. */
export const deliveryOffer = pgTable(
  'delivery_offer',
  {
    serviceId: integer('service_id')
      .notNull()
      .references(() => deliveryService.id),
    locationId: integer('location_id')
      .notNull()
      .references(() => location.id),
    /** For pickup: added to the point's own cost. */
    price: kopecks('price').notNull(),
    /** Free from this price of the basket on; null: never. */
    freeFrom: kopecks('free_from'),
    /** Grams that the price covers; null: any weight. */
    includedWeight: integer('included_weight'),
    /** For each further kilogram or part of it. */
    pricePerKilogram: kopecks('price_per_kilogram').notNull().default(0),
    /** Orders until this hour of the city, "18:00", count for that day; null: until midnight. */
    cutOff: text('cut_off'),
    /** Days until the first delivery; 0 is today. */
    daysFrom: integer('days_from').notNull(),
    /** The number of days that the customer can choose from; 0: no day is chosen. */
    daysToChoose: integer('days_to_choose').notNull().default(0),
    /** The time intervals of each day, e.g. "10:00–14:00". */
    intervals: text('intervals').array().notNull().default([]),
    /** The price of carrying to the floor; null: not offered. */
    liftPrice: kopecks('lift_price'),
  },
  (table) => [primaryKey({ columns: [table.locationId, table.serviceId] })],
);

/** The acquirers for payments on the site. */
export const acquirerNames = ['sberbank', 'yookassa', 'raiffeisen'] as const;
export type AcquirerName = (typeof acquirerNames)[number];

/** The area in which one of our shops delivers its stock at once (CIT-32). */
export const fastDeliveryZone = pgTable(
  'fast_delivery_zone',
  {
    id: integer('id').primaryKey(),
    locationId: integer('location_id')
      .notNull()
      .references(() => location.id),
    /** The shop with the goods. */
    pointId: integer('point_id')
      .notNull()
      .references(() => pickupPoint.id),
    name: text('name').notNull(),
    /** Corners as latitude and longitude; the last is connected to the first. */
    corners: jsonb('corners').$type<[latitude: number, longitude: number][]>().notNull(),
    price: kopecks('price').notNull(),
    /** Free from this price of the basket on; null: never. */
    freeFrom: kopecks('free_from'),
    /** Duration of the delivery. */
    minutes: integer('minutes').notNull(),
    /** Grams; the maximum for a courier. */
    maxWeight: integer('max_weight').notNull(),
    /** Hours of the city in which it is offered, "09:00" and "20:00". */
    opensAt: text('opens_at').notNull(),
    closesAt: text('closes_at').notNull(),
  },
  (table) => [index('fast_delivery_zone_location').on(table.locationId)],
);

/** A service of a shop in addition to goods: a vet pharmacy, grooming, parking. */
export const shopFeature = pgTable('shop_feature', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  sort: integer('sort').notNull().default(500),
});

/** Our own shop with a page. Its pickup point has the address and the opening hours (DEL-72). */
export const shop = pgTable('shop', {
  id: integer('id')
    .primaryKey()
    .references(() => pickupPoint.id),
  code: text('code').notNull().unique(),
  description: text('description').notNull(),
  featureIds: integer('feature_ids').array().notNull().default([]),
});

/** A payment method, and the delivery types it is available for. */
export const paySystem = pgTable('pay_system', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  sort: integer('sort').notNull().default(500),
  isCash: boolean('is_cash').notNull(),
  /** The acquirers for payment on the site, tried in order; empty: paid on receipt. */
  acquirers: text('acquirers', { enum: acquirerNames }).array().notNull().default([]),
  deliveryTypes: text('delivery_types', { enum: deliveryTypes }).array().notNull(),
});
