import { addressRules, REQUIRED_FIELDS } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { coords, flag, id } from '../../field';

/** The allowed values of each field of an address (DEL-34). */
export const addressFields = {
  ...addressRules(['street', 'house']).shape,
  coords: z.union([coords, z.literal('')]),
};

/**
 * The address form. The form decides which other fields are required (VAL-09); street and house are always required.
 */
export const address = z.object({
  ...addressFields,
  coords: z._default(addressFields.coords, ''),
  floor: z._default(addressFields.floor, ''),
  porch: z._default(addressFields.porch, ''),
  apartment: z._default(addressFields.apartment, ''),
  elevator: z._default(addressFields.elevator, ''),
});
export type Address = z.infer<typeof address>;

/**
 * A stored address. `needsCall` Y: it could not be checked when it was entered, because the suggestion service was
 * down, so the shop calls the customer. Only the back end sets it; forms do not send it.
 */
export const storedAddress = z.object({ ...address.shape, needsCall: z.optional(flag) });
export type StoredAddress = z.infer<typeof storedAddress>;

/** The address of the session (DEL-35), with the saved address from which it was copied. */
const sessionProfile = z.object({ ...address.shape, id: z.optional(id) });
export type SessionProfile = z.infer<typeof sessionProfile>;

const { street, house } = addressRules([]).shape;
const needed = (field: 'street' | 'house') =>
  z.refine<{ id?: number | undefined; street: string; house: string }>(
    (choice) => choice.id !== undefined || choice[field] !== '',
    { path: [field], error: REQUIRED_FIELDS[field] },
  );

/** A delivery address: its fields, or only the `id` of a saved address. */
export const addressChoice = z
  .object({ ...sessionProfile.shape, street: z._default(street, ''), house: z._default(house, '') })
  .check(needed('street'), needed('house'));

/** The same address as it is stored. */
export type StoredSessionProfile = SessionProfile & StoredAddress;
