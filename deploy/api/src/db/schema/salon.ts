import { serviceKinds } from '@zapovednik/api/services/calls/salon';
import { date, index, integer, pgTable, primaryKey, text, time, unique } from 'drizzle-orm/pg-core';
import { kopecks } from './columns';
import { shop } from './delivery';

const kind = () => text('kind', { enum: serviceKinds }).notNull();

/** A vet office, a grooming salon or a training ground at one of our shops; its address and time zone are the shop's (VET-02). */
export const salon = pgTable(
  'salon',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: kind(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shop.id),
    name: text('name').notNull(),
    /** How to find it in the shop. */
    entrance: text('entrance').notNull().default(''),
    phone: text('phone').notNull(),
    /** The address for requests to be called; '': the salon accepts none. */
    email: text('email').notNull().default(''),
    sort: integer('sort').notNull().default(500),
  },
  (table) => [unique('salon_of_shop').on(table.shopId, table.kind)],
);

/** A service that can be booked in every salon of its kind with a specialist for it. */
export const service = pgTable(
  'service',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: kind(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** How long the specialist is busy. */
    minutes: integer('minutes').notNull(),
    sort: integer('sort').notNull().default(500),
  },
  (table) => [index('service_kind').on(table.kind, table.sort)],
);

/** The price of a service for some animals. The most specific row applies (`@zapovednik/api/services/calls/price`). */
export const servicePrice = pgTable(
  'service_price',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    serviceId: integer('service_id')
      .notNull()
      .references(() => service.id, { onDelete: 'cascade' }),
    animal: text('animal', { enum: ['dog', 'cat', 'other'] }).notNull(),
    /** '': any breed. */
    breed: text('breed').notNull().default(''),
    /** '': any size. */
    size: text('size', { enum: ['', 'small', 'medium', 'large'] })
      .notNull()
      .default(''),
    price: kopecks('price').notNull(),
  },
  (table) => [unique('service_price_once').on(table.serviceId, table.animal, table.breed, table.size)],
);

/** A vet, groomer or trainer of one salon. */
export const specialist = pgTable(
  'specialist',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    salonId: integer('salon_id')
      .notNull()
      .references(() => salon.id),
    name: text('name').notNull(),
    position: text('position').notNull(),
    about: text('about').notNull().default(''),
    /** The year in which the specialist started this work. */
    since: integer('since').notNull(),
    /** Base of the picture's addresses. */
    picture: text('picture').notNull(),
    /** The services that can be booked with this specialist. */
    serviceIds: integer('service_ids').array().notNull().default([]),
    sort: integer('sort').notNull().default(500),
  },
  (table) => [index('specialist_salon').on(table.salonId, table.sort)],
);

/** When a specialist works on a weekday, by the salon's clock. */
export const workingHours = pgTable(
  'working_hours',
  {
    specialistId: integer('specialist_id')
      .notNull()
      .references(() => specialist.id, { onDelete: 'cascade' }),
    /** 1 is Monday, 7 is Sunday. */
    weekday: integer('weekday').notNull(),
    from: time('from_time', { precision: 0 }).notNull(),
    until: time('until_time', { precision: 0 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.specialistId, table.weekday] })],
);

/** A day on which a salon is closed. */
export const closedDay = pgTable(
  'closed_day',
  {
    salonId: integer('salon_id')
      .notNull()
      .references(() => salon.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.salonId, table.day] })],
);
