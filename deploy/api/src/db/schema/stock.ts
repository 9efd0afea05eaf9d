import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { pickupPoint } from './delivery';
import { location } from './places';
import { product } from './product';

const productId = () =>
  integer('product_id')
    .notNull()
    .references(() => product.id, { onDelete: 'cascade' });

/** Stock for orders in a city by courier or to any point: the city's warehouse. No row: no stock. */
export const stock = pgTable(
  'stock',
  {
    locationId: integer('location_id')
      .notNull()
      .references(() => location.id),
    productId: productId(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.locationId] }),
    check('stock_not_negative', sql`${table.quantity} >= 0`),
  ],
);

/** Stock of one shop for fast pickup, in addition to the warehouse. No row: no stock. */
export const shopStock = pgTable(
  'shop_stock',
  {
    pointId: integer('point_id')
      .notNull()
      .references(() => pickupPoint.id),
    productId: productId(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.pointId] }),
    check('shop_stock_not_negative', sql`${table.quantity} >= 0`),
  ],
);
