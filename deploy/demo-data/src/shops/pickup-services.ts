import type { pickupService } from 'deploy-api/db/schema/index';
import * as z from 'zod/mini';
import { readData } from '../reading/read-data';
import { inOrder } from '../reading/sort';

/** Our own shops. */
export const OWN_SHOPS = 1;
/** A partner's staffed points. */
export const PARTNER_POINTS = 2;
/** A partner's lockers, open day and night. */
export const PARTNER_LOCKERS = 3;

/** The services that hand out orders (DEL-32). The partners are invented. */
export const pickupServices: (typeof pickupService.$inferInsert)[] = inOrder(
  readData(
    'shops/pickup-services.json',
    z.array(z.strictObject({ id: z.int(), name: z.string(), marker: z.string() })),
  ),
);
