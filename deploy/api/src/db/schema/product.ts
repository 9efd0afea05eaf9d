import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { brand, offerGroup, propertyValue, sale, section } from './catalogue';
import { kopecks, seoColumn } from './columns';
import type { Illustration } from './illustration';

/** A product that can be bought: each weight or size is a product with its own code (PRD-01). */
export const product = pgTable(
  'product',
  {
    id: integer('id').primaryKey(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    sectionId: integer('section_id')
      .notNull()
      .references(() => section.id),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brand.id),
    /** Null: there are no variants. */
    offerGroupId: integer('offer_group_id').references(() => offerGroup.id),
    /** The value that distinguishes it from other variants, e.g. "3 кг"; '' without variants. */
    offerValue: text('offer_value').notNull().default(''),
    offerSort: integer('offer_sort').notNull().default(0),
    article: text('article').notNull(),
    barCode: text('bar_code').notNull(),
    previewText: text('preview_text').notNull(),
    /** HTML. */
    detailText: text('detail_text').notNull(),
    basePrice: kopecks('base_price').notNull(),
    /** The price to pay; equal to the base price without a discount. */
    discountPrice: kopecks('discount_price').notNull(),
    isNew: boolean('is_new').notNull().default(false),
    /** Reasons of a markdown; empty: not marked down. */
    ucenka: text('ucenka').array().notNull().default([]),
    packQuantity: integer('pack_quantity'),
    isPrescription: boolean('is_prescription').notNull().default(false),
    /** Only customers in a group with this right may buy it (PRD-61). */
    isMerchandise: boolean('is_merchandise').notNull().default(false),
    /** The content of one piece in grams, millilitres or pieces; null: it is not sold by measure, e.g. a bowl. */
    content: integer('content'),
    /** The unit for comparing prices. */
    priceUnit: text('price_unit', { enum: ['кг', 'л', '100 мл', 'шт'] }),
    /** Grams of one piece with its packaging. */
    weight: integer('weight').notNull(),
    bonusIn: integer('bonus_in').notNull().default(0),
    kilbilTypeSale: text('kilbil_type_sale'),
    popularity: integer('popularity').notNull().default(0),
    /** Products with a value below 500 are shown first by default. */
    sort: integer('sort').notNull().default(500),
    /** Code of its season, e.g. `summer`. */
    season: text('season'),
    /** How many pictures it has. */
    pictures: integer('pictures').notNull().default(1),
    illustration: jsonb('illustration').$type<Illustration>().notNull(),
    seo: seoColumn(),
  },
  (table) => [
    index('product_section').on(table.sectionId),
    index('product_brand').on(table.brandId),
    index('product_offer_group').on(table.offerGroupId),
    check('product_price', sql`${table.basePrice} > 0 and ${table.discountPrice} > 0`),
    check('product_discount', sql`${table.discountPrice} <= ${table.basePrice}`),
    check('product_content', sql`(${table.content} is null) = (${table.priceUnit} is null) and ${table.content} > 0`),
    check('product_pack', sql`${table.packQuantity} > 1`),
  ],
);

export const productPropertyValue = pgTable(
  'product_property_value',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    valueId: integer('value_id')
      .notNull()
      .references(() => propertyValue.id),
  },
  (table) => [primaryKey({ columns: [table.productId, table.valueId] })],
);

export const productSale = pgTable(
  'product_sale',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    saleId: integer('sale_id')
      .notNull()
      .references(() => sale.id),
  },
  (table) => [primaryKey({ columns: [table.productId, table.saleId] })],
);
