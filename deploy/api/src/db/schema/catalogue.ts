import { type AnyPgColumn, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { seoColumn } from './columns';
import type { Palette, Shape, Species } from './illustration';

/** The content of a section's picture. */
export interface SectionIllustration {
  animal: Species;
  shapes: Shape[];
  palette: Palette;
  seed: number;
}

/** An animal that products are made for. */
export type Animal = Exclude<Species, 'none'>;

export const section = pgTable('section', {
  id: integer('id').primaryKey(),
  /** Null: a root section. */
  parentId: integer('parent_id').references((): AnyPgColumn => section.id),
  code: text('code').notNull(),
  /** Codes of the ancestors and its own, joined by slashes. */
  uniqueCode: text('unique_code').notNull().unique(),
  name: text('name').notNull(),
  sort: integer('sort').notNull().default(500),
  /** The animal of its products, and of those of its subsections; null: as in its parent, or several animals. */
  animal: text('animal').$type<Animal>(),
  /** HTML under the list. */
  description: text('description').notNull().default(''),
  illustration: jsonb('illustration').$type<SectionIllustration>().notNull(),
  seo: seoColumn(),
});

export const brand = pgTable('brand', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  xmlId: text('xml_id').notNull().unique(),
  name: text('name').notNull(),
  sort: integer('sort').notNull().default(500),
  country: text('country').notNull(),
  /** The year when the brand was founded. Null: unknown. */
  founded: integer('founded'),
  /** HTML of the brand's page. */
  description: text('description').notNull(),
  palette: jsonb('palette').$type<Palette>().notNull(),
  seo: seoColumn(),
});

/**
 * A property in filters and on pages, e.g. "Вкус". Codes of properties and values are used in addresses
 * (`filter/vkus-is-losos-or-utka/apply/`): latin letters, digits and underscores only. The property `brend` has a value for each brand,
 * with the brand's code.
 */
export const property = pgTable('property', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  sort: integer('sort').notNull().default(500),
});

export const propertyValue = pgTable(
  'property_value',
  {
    id: integer('id').primaryKey(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => property.id),
    code: text('code').notNull(),
    value: text('value').notNull(),
    /** The animal of this value: the value "Собака" of the property "Для кого". */
    animal: text('animal').$type<Animal>(),
    sort: integer('sort').notNull().default(500),
  },
  (table) => [unique('property_value_code').on(table.propertyId, table.code)],
);

/** Products that differ in only one property, e.g. a food in three weights. */
export const offerGroup = pgTable('offer_group', {
  id: integer('id').primaryKey(),
  /** Code and name of that property, e.g. `ves`, "Вес". */
  propertyCode: text('property_code').notNull(),
  propertyName: text('property_name').notNull(),
});

/** A sale with its products (CAT-41). */
export const sale = pgTable('sale', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  /** The goods that editors named; null: the accounting system sets the goods (`modules/content/editing/goods.ts`). */
  chosen: jsonb('chosen').$type<{ products: string[]; sections: string[] }>(),
});

/** A link of a section to a ready-made choice of filters (CAT-07). */
export const sectionTag = pgTable(
  'section_tag',
  {
    sectionId: integer('section_id')
      .notNull()
      .references(() => section.id),
    url: text('url').notNull(),
    name: text('name').notNull(),
    sort: integer('sort').notNull().default(500),
  },
  (table) => [primaryKey({ columns: [table.sectionId, table.url] })],
);

/** A short path for a long one (API-06). Both begin and end with a slash. */
export const shortUri = pgTable(
  'short_uri',
  { uri: text('uri').primaryKey(), shortUri: text('short_uri').notNull() },
  (table) => [index('short_uri_short').on(table.shortUri)],
);

/** A page of ready-made filters with its own texts (CAT-49). */
export const metafilter = pgTable('metafilter', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Path of the page, e.g. `/catalog/tovary_dlya_sobak/filter/brend-is-nordtail/apply/`. */
  value: text('value').notNull().unique(),
  name: text('name').notNull(),
  seo: seoColumn(),
});

/** Customers of the first section also need products of the second one: a litter box and litter. */
export const sectionComplement = pgTable(
  'section_complement',
  {
    sectionId: integer('section_id')
      .notNull()
      .references(() => section.id),
    otherId: integer('other_id')
      .notNull()
      .references(() => section.id),
    sort: integer('sort').notNull().default(500),
  },
  (table) => [primaryKey({ columns: [table.sectionId, table.otherId] })],
);
