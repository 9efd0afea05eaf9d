import type { deliveryProfile } from 'deploy-api/db/schema/index';
import * as z from 'zod/mini';
import { readData } from '../reading/read-data';

const address = z.strictObject({
  customerId: z.int(),
  locationId: z.int(),
  street: z.string(),
  house: z.string(),
  /** Latitude and longitude. */
  coords: z.string(),
  porch: z.string(),
  floor: z.string(),
  apartment: z.string(),
  elevator: z.enum(['Y', 'N', '']),
});

/** Saved addresses for testers: several in one city, one without the lift field (ERR-27), one in another city. */
export const deliveryProfiles: (typeof deliveryProfile.$inferInsert)[] = readData(
  'people/addresses.json',
  z.array(address),
).map(({ customerId, locationId, ...address }) => ({ customerId, locationId, address }));
