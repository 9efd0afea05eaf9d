import type { Account } from '@zapovednik/api/cabinet/models/account';
import { useState } from 'react';
import * as z from 'zod/mini';

/** The fields of a form whose change needs a proof by the owner, see `ProofFields`. */
export const proofShape = { password: z.string(), proof_code: z.string() };
export const noProof = { password: '', proof_code: '' };

/** By the password, by a code to the old phone, or by neither: then the change waits. */
export type ProofWay = 'password' | 'code' | 'wait';

/** How the customer proves a change of phone or e-mail (API-90). */
export function useProof({ hasPassword, phone, isEmailConfirmed }: Account) {
  const ways: ProofWay[] = [
    ...(hasPassword ? ['password' as const] : []),
    ...(phone ? ['code' as const] : []),
    // A message about the waiting change needs a recipient.
    ...(phone || isEmailConfirmed ? ['wait' as const] : []),
  ];
  const [chosen, choose] = useState<ProofWay | null>(null);
  const way = chosen ?? ways[0] ?? 'password';
  return {
    way,
    ways,
    choose,
    /** What `updateUser` gets. */
    input({ password, proof_code }: typeof noProof) {
      if (way === 'wait') return { wait: true };
      return way === 'password' ? { password } : { proof_code };
    },
  };
}
export type Proof = ReturnType<typeof useProof>;
