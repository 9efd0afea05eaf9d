import type { Database } from '../db/database';
import { city, deliveryService, location, paySystem } from '../db/schema';
import { deliveryServices, paySystems } from './delivery';
import { type Insert, insertRows } from './insert-rows';
import { bareCities, locations } from './places/cities';

/** The data that every shop needs: places, delivery services and payment methods. */
export async function insertReference(insert: Insert, cities: readonly (typeof city.$inferInsert)[]): Promise<void> {
  await insert(location, locations());
  await insert(city, cities);
  await insert(deliveryService, deliveryServices);
  await insert(paySystem, paySystems);
}

/** Seeds empty tables only with the reference data: no goods, prices, people or invented companies. */
export const fillReference = (transaction: Database): Promise<void> =>
  insertReference((table, rows) => insertRows(transaction, table, rows), bareCities());
