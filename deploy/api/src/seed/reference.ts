import type { Database } from '../db/database';
import { city, deliveryService, location, paySystem, petBreed, petKind } from '../db/schema';
import { deliveryServices, paySystems } from './delivery';
import { type Insert, insertRows } from './insert-rows';
import { petBreeds, petKinds } from './pets/kinds';
import { bareCities, locations } from './places/cities';

/** Inserts the kinds of pets and their breeds. */
async function insertPetKinds(insert: Insert): Promise<void> {
  await insert(petKind, petKinds);
  await insert(petBreed, petBreeds);
}

/** Inserts the data that every shop needs: places, delivery services, payment methods and kinds of pets. */
export async function insertReference(insert: Insert, cities: readonly (typeof city.$inferInsert)[]): Promise<void> {
  await insert(location, locations());
  await insert(city, cities);
  await insert(deliveryService, deliveryServices);
  await insert(paySystem, paySystems);
  await insertPetKinds(insert);
}

/** Seeds empty tables only with the reference data: no goods, prices, people or invented companies. */
export const fillReference = (transaction: Database): Promise<void> =>
  insertReference((table, rows) => insertRows(transaction, table, rows), bareCities());

/** The same for the kinds of pets alone. */
export const fillPetKinds = (transaction: Database): Promise<void> =>
  insertPetKinds((table, rows) => insertRows(transaction, table, rows));
