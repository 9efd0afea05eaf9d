import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
    /** Grams that the price covers; null: any weight. */
    includedWeight: integer('included_weight'),
    /** For each further kilogram that is begun. */
    pricePerKilogram: kopecks('price_per_kilogram').notNull().default(0),
    /** Until this hour of the city, "18:00", an order counts as made that day; null: until midnight. */
    cutOff: text('cut_off'),
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

/** Where a shop of ours delivers what lies in it at once (CIT-32). */
export const fastDeliveryZone = pgTable(
  'fast_delivery_zone',
  {
    id: integer('id').primaryKey(),
    locationId: integer('location_id')
      .notNull()
      .references(() => location.id),
    /** The shop that the goods come from. */
    pointId: integer('point_id')
      .notNull()
      .references(() => pickupPoint.id),
    name: text('name').notNull(),
    /** Corners as latitude and longitude; the last is joined to the first. */
    corners: jsonb('corners').$type<[latitude: number, longitude: number][]>().notNull(),
    price: kopecks('price').notNull(),
    /** From this sum of the basket on it is free; null: never. */
    freeFrom: kopecks('free_from'),
    /** How long it takes. */
    minutes: integer('minutes').notNull(),
    /** Grams; a courier carries no more. */
    maxWeight: integer('max_weight').notNull(),
    /** Hours of the city in which it is offered, "09:00" and "20:00". */
    opensAt: text('opens_at').notNull(),
    closesAt: text('closes_at').notNull(),
  },
  (table) => [index('fast_delivery_zone_location').on(table.locationId)],
);

/** What a shop offers beside goods: a vet pharmacy, grooming, parking. */
export const shopFeature = pgTable('shop_feature', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  sort: integer('sort').notNull().default(500),
});

/** A shop of our own with a page; where it is and when it is open stands with its pickup point (DEL-72). */
export const shop = pgTable('shop', {
  id: integer('id')
    .primaryKey()
    .references(() => pickupPoint.id),
  code: text('code').notNull().unique(),
  description: text('description').notNull(),
  featureIds: integer('feature_ids').array().notNull().default([]),
});

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
