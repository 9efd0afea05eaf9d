import { signUpState } from '@zapovednik/api/cabinet/models/sign-up-state';

/** Values for the registration from the previous page, e.g. from the order of a guest. */
export function knownContact(historyState: unknown) {
  const { data } = signUpState.safeParse(historyState);
  if (!data) return {};
  const [first = '', ...rest] = data.signUp.name.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' '), phone: data.signUp.phone };
}
