/** Confirms the deletion of the account: the password, or the code that was sent to the customer's phone. */
export type DeletionProof = { readonly password: string } | { readonly code: string };
