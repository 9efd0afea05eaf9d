import { registerCustomer } from '@zapovednik/api/cabinet/calls/registration';
import { tabMemory } from '@zapovednik/platform/storage';
import * as z from 'zod/mini';

/** What a new customer enters about themselves, besides the phone. */
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
  /** A password was entered; it is stored nowhere. */
  passwordIsLost: z.boolean(),
});
export type StoredDetails = z.infer<typeof storedDetails>;

const KEY = 'zapovednik:sign-up';

/** What was entered before a reload, except the password. */
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
