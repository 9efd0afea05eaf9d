import { storedAddress } from '@zapovednik/api/checkout/wire/address';
import { id } from '@zapovednik/api/field';
import * as z from 'zod/mini';
import type { ActiveSession } from './active-session';

const moment = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
);
const number = z.nullable(z.int());
const text = z.nullable(z.string());

/** A session as JSON. A row of another version of the shop does not match, and is read from the database. */
const storedSession = z.strictObject({
  key: z.string(),
  customerId: number,
  operatorId: number,
  trackingId: text,
  chatId: text,
  locationId: number,
  deliveryServiceId: number,
  pickupPointId: number,
  fastMode: z.boolean(),
  address: z.nullable(z.object({ ...storedAddress.shape, id: z.optional(id) })),
  device: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
  expiresAt: moment,
});

export const writeSession = (session: ActiveSession): string => JSON.stringify(session);

/** Undefined for what is not a session of this version. */
export function readSession(stored: string): ActiveSession | undefined {
  try {
    return storedSession.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}
