import * as z from 'zod/mini';
import { coords, flag, id } from '../../platform/api/field';
import { addressRules } from '../../rules';

/** What may stand in each field of an address (DEL-34). */
export const addressFields = {
  ...addressRules(['street', 'house']).shape,
  coords: z.union([coords, z.literal('')]),
};

/** The address form. Which of its fields are required is the form's matter (VAL-09); street and house are everywhere. */
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
 * A stored address. `needsCall` Y: it could not be checked when it was entered, because the suggestion service was down, so the shop
 * calls about it. Only the back end sets it: it is not part of what a form sends.
 */
export const storedAddress = z.object({ ...address.shape, needsCall: z.optional(flag) });
export type StoredAddress = z.infer<typeof storedAddress>;

/** The address of the session (DEL-35), with the saved address that it was taken from. */
export const sessionProfile = z.object({ ...address.shape, id: z.optional(id) });
export type SessionProfile = z.infer<typeof sessionProfile>;

/** The same as it is stored. */
export type StoredSessionProfile = SessionProfile & StoredAddress;
