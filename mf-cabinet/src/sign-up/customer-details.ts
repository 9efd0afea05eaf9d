import { registerCustomer } from 'shared-contracts/cabinet/calls/registration';
import { tabMemory } from 'shared-contracts/storage';
import * as z from 'zod/mini';

/** What a new customer tells of themselves, beside the phone. */
export const customerDetails = z.pick(registerCustomer.body, {
  first_name: true,
  last_name: true,
  email: true,
  password: true,
});
export type CustomerDetails = z.infer<typeof customerDetails>;

export const noDetails = { first_name: '', last_name: '', email: '', password: '' };

const kept = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** There was a password, which is kept nowhere. */
  passwordIsLost: z.boolean(),
});
export type StoredDetails = z.infer<typeof kept>;

const KEY = 'zapovednik:sign-up';

/** What was told before a reload, but the password. */
export const readDetails = (): StoredDetails | null => tabMemory.read(KEY, kept);

const withoutPassword = ({ password, first_name, last_name = '', email = '' }: CustomerDetails): StoredDetails => ({
  first_name,
  last_name,
  email,
  passwordIsLost: Boolean(password),
});

/** Remembers what was told for this tab, without the password; null forgets it. */
export function storeDetails(details: CustomerDetails | null): void {
  if (details) tabMemory.write(KEY, withoutPassword(details));
  else tabMemory.forget(KEY);
}
