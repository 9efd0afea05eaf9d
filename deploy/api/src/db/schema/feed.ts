import { customType, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { city } from './places';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * The product feeds of a city. A row exists from the first request on; a job writes its files: see `modules/feeds/make-feeds.ts`.
 */
export const feed = pgTable('feed', {
  cityId: integer('city_id')
    .primaryKey()
    .references(() => city.id, { onDelete: 'cascade' }),
  /** The approximate time of the last request. A feed that is not read is not made. */
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  /** Null: not yet made. */
  madeAt: timestamp('made_at', { withTimezone: true }),
  /** Compressed files (gzip). */
  yandex: bytes('yandex'),
  google: bytes('google'),
});
