import type { PetKindCode } from '@zapovednik/api/pet-kind';
import { boolean, date, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { Animal } from './catalogue';
import { customer } from './people';
import { fileColumns } from './stored-file';

/** A kind of pets (PET-02, PET-03). */
export const petKind = pgTable('pet_kind', {
  id: integer('id').primaryKey(),
  xmlId: text('xml_id').$type<PetKindCode>().notNull().unique(),
  value: text('value').notNull(),
  sort: integer('sort').notNull().default(500),
  /** The kind for all animals without a kind of their own. */
  isDefault: boolean('is_default').notNull().default(false),
  /** The animal of the catalogue's sections for it. Null: it depends on the breed, or the shop has no goods for it. */
  animal: text('animal').$type<Animal>(),
  /** Base of the addresses of a drawing; '' without one. */
  picture: text('picture').notNull().default(''),
});

/** The size of a grown dog, as in the properties of goods. */
export type BreedSize = 'small' | 'medium' | 'large';

/** A breed of a kind, or a species: «Хомяк». */
export const petBreed = pgTable(
  'pet_breed',
  {
    id: integer('id').primaryKey(),
    kindId: integer('kind_id')
      .notNull()
      .references(() => petKind.id),
    value: text('value').notNull(),
    /** Sorted before the name. */
    sort: integer('sort').notNull().default(500),
    /** The animal of the catalogue's sections, if it differs from the kind's. */
    animal: text('animal').$type<Animal>(),
    size: text('size').$type<BreedSize>(),
    /** The catalogue's value of «Для кого» for its goods; '' for none. */
    goodsFor: text('goods_for').notNull().default(''),
  },
  (table) => [unique('pet_breed_value').on(table.kindId, table.value)],
);

/** A customer's pet (PET-01). */
export const pet = pgTable(
  'pet',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    kindId: integer('kind_id')
      .notNull()
      .references(() => petKind.id),
    /** Null: not given. */
    breedId: integer('breed_id').references(() => petBreed.id),
    name: text('name').notNull(),
    birthday: date('birthday', { mode: 'string' }),
    /** Grams. */
    weight: integer('weight'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('pet_customer').on(table.customerId)],
);

/** The photo of a pet, re-encoded by the server. It is deleted after a day if no pet uses it. */
export const petPicture = pgTable(
  'pet_picture',
  {
    /** 128 random bits: only people who know the address can see the photo. */
    id: text('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** Null until the form of the pet is sent. */
    petId: integer('pet_id')
      .unique()
      .references(() => pet.id, { onDelete: 'cascade' }),
    /** A JPEG without metadata. */
    ...fileColumns(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('pet_picture_customer').on(table.customerId, table.createdAt)],
);
