import type { CodeSentAnswer } from '@zapovednik/api/cabinet/wire/code-sent';
import type { CustomerContext } from '../../../http/context';
import type { Customer } from '../../../http/session';
import { ShopError } from '../../../http/shop-error';
import { type CodeRow, checkCode } from '../../codes/api';
import { sendCode } from '../codes/send-code';
import { ownerOf } from '../customer/owner';
import { provePassword } from '../passwords/prove-password';

interface GivenProof {
  readonly password?: string | undefined;
  readonly proof_code?: string | undefined;
}

/**
 * The proof that the owner makes the request, and not another person with the session: the password, or a code that
 * `useCode` uses up.
 */
export type OwnerProof = { readonly by: 'password' } | { readonly by: 'code'; readonly code: CodeRow };

/** Sends a code to the customer's own phone. A code for signing in or for the deletion cannot change a contact. */
export async function sendProofCode(context: CustomerContext): Promise<CodeSentAnswer> {
  const { phone } = await ownerOf(context);
  if (phone === null) throw new ShopError(422, 'no_contact', 'В аккаунте нет телефона. Подтвердите паролем.');
  return sendCode(
    {
      phone,
      channel: 'sms',
      purpose: 'proof',
      mayRegister: false,
      captchaResponse: undefined,
      // The code is sent only to the customer's own phone.
      needsCaptcha: false,
      what: 'для смены контактов',
    },
    context,
  );
}

/**
 * Checks the proof of a change.
 *
 * @returns null if there is none
 * @throws ShopError 422 or 429 if it is wrong
 */
export async function proveOwner(
  { password, proof_code }: GivenProof,
  owner: Customer,
  context: CustomerContext,
): Promise<OwnerProof | null> {
  if (password !== undefined) {
    await provePassword(password, 'password', owner, context);
    return { by: 'password' };
  }
  if (proof_code === undefined || owner.phone === null) return null;
  const code = await checkCode({ phone: owner.phone, code: proof_code }, 'proof', context).catch(atItsField);
  return { by: 'code', code };
}

/** The form also has a field for another code. */
function atItsField(error: unknown): never {
  if (!(error instanceof ShopError) || error.code !== 'wrong_code') throw error;
  throw new ShopError(422, 'wrong_code', error.message, { proof_code: error.message });
}
