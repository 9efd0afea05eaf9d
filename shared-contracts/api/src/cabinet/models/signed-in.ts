import type { SignedInAnswer } from '../wire/signed-in';

/**
 * The customer after a sign-in or a change of the customer's data. The client reads the session itself from the answer.
 */
export interface SignedIn {
  readonly userId: number | null;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  /** The day on which the account is deleted at the customer's request; null: no deletion. */
  readonly deletesOn: string | null;
}

export const toSignedIn = (answer: SignedInAnswer): SignedIn => ({
  userId: answer.user_id,
  email: answer.email,
  isEmailConfirmed: answer.email_confirmed,
  deletesOn: answer.deletes_on ?? null,
});
