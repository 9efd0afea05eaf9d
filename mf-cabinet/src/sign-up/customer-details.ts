import { registerCustomer } from '@zapovednik/api/cabinet/calls/registration';
import { tabMemory } from '@zapovednik/platform/storage';
import * as z from 'zod/mini';

/** The data that a new customer enters besides the phone. */
export const customerDetails = z.pick(registerCustomer.body, {
  first_name: true,
  last_name: true,
  email: true,
  password: true,
});
export type CustomerDetails = z.infer<typeof customerDetails>;

export const noDetails = { first_name: '', last_name: '', email: '', password: '' };

const storedDetails = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Whether a password was entered; the password itself is not stored. */
  passwordIsLost: z.boolean(),
});
export type StoredDetails = z.infer<typeof storedDetails>;

const KEY = 'zapovednik:sign-up';

/** The values entered before a reload, without the password. */
export const readDetails = (): StoredDetails | null => tabMemory.read(KEY, storedDetails);

const withoutPassword = ({ password, first_name, last_name = '', email = '' }: CustomerDetails): StoredDetails => ({
  first_name,
  last_name,
  email,
  passwordIsLost: Boolean(password),
});

/** Stores the details for this tab, without the password; null removes them. */
export function storeDetails(details: CustomerDetails | null): void {
  if (details) tabMemory.write(KEY, withoutPassword(details));
  else tabMemory.forget(KEY);
}
