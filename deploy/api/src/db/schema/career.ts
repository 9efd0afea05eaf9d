import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { location } from './places';

/** A kind of work in the company (API-152). */
export const vacancy = pgTable('vacancy', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** The last segment of its address. */
  code: text('code').notNull().unique(),
  title: text('title').notNull(),
  department: text('department').notNull(),
  lead: text('lead').notNull(),
  duties: jsonb('duties').$type<string[]>().notNull(),
  expects: jsonb('expects').$type<string[]>().notNull(),
  offers: jsonb('offers').$type<string[]>().notNull(),
  /** Base of its picture's addresses. */
  picture: text('picture').notNull(),
  sort: integer('sort').notNull().default(500),
  /** The time from which visitors see it; by default they always do. */
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull().default(new Date(0)),
  /** False: editors withdrew it. It stays for the applications that name it. */
  isActive: boolean('is_active').notNull().default(true),
});

/** An open job: a vacancy in one place (API-154). */
export const job = pgTable(
  'job',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    vacancyId: integer('vacancy_id')
      .notNull()
      .references(() => vacancy.id, { onDelete: 'cascade' }),
    locationId: integer('location_id')
      .notNull()
      .references(() => location.id),
    place: text('place').notNull(),
    schedule: text('schedule').notNull(),
    /** Roubles per month; null: not given. */
    salaryFrom: integer('salary_from'),
    salaryTo: integer('salary_to'),
    /** False: the job is taken. */
    isOpen: boolean('is_open').notNull().default(true),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('job_vacancy').on(table.vacancyId), index('job_location').on(table.locationId)],
);

/** A story of a person who works here (API-153). */
export const careerStory = pgTable('career_story', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  position: text('position').notNull(),
  city: text('city').notNull(),
  text: text('text').notNull(),
  picture: text('picture').notNull(),
  sort: integer('sort').notNull().default(500),
});

/** A slide of the careers page (API-151). */
export const careerSlide = pgTable('career_slide', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  picture: text('picture').notNull(),
  sort: integer('sort').notNull().default(500),
});
