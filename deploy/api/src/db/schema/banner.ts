import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { location } from './places';

/** A banner of the home page (API-145, API-146) or of the grooming page (API-124). */
export const banner = pgTable(
  'banner',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** `main`: at the top, several as slides. `single`: one between the lists. `grooming`: on the grooming page. */
    place: text('place', { enum: ['main', 'single', 'grooming'] }).notNull(),
    sort: integer('sort').notNull().default(500),
    title: text('title').notNull(),
    text: text('text').notNull().default(''),
    /** The text of its link. */
    button: text('button').notNull(),
    /** A path of the shop. */
    url: text('url').notNull(),
    /** Base of its picture's addresses, e.g. `/pictures/banner/cat-3/1`. */
    picture: text('picture').notNull(),
    /** Null: in every city. */
    locationId: integer('location_id').references(() => location.id, { onDelete: 'cascade' }),
    activeFrom: timestamp('active_from', { withTimezone: true }),
    activeUntil: timestamp('active_until', { withTimezone: true }),
  },
  (table) => [index('banner_place').on(table.place, table.sort)],
);
