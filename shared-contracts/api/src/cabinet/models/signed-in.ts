import type { SignedInAnswer } from '../wire/signed-in';

/** Who is signed in after a sign-in or a change of the customer's data. The client takes the session itself from the answer. */
export interface SignedIn {
  readonly userId: number | null;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  /** The day when the account is deleted, because the customer asked for it; null: it stays. */
  readonly deletesOn: string | null;
}

export const toSignedIn = (answer: SignedInAnswer): SignedIn => ({
  userId: answer.user_id,
  email: answer.email,
  isEmailConfirmed: answer.email_confirmed,
  deletesOn: answer.deletes_on ?? null,
});
