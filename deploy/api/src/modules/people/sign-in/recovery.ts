import type { SignedInAnswer } from '@zapovednik/api/cabinet/wire/signed-in';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { customer, mailToken } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { countAttempt } from '../../../http/attempts';
import type { SessionContext } from '../../../http/context';
import { endOtherSessions } from '../../../http/session';
import { ShopError } from '../../../http/shop-error';
import { checkCode, type Guess, MESSAGES_BY_NETWORK, passCaptcha, useCode } from '../../codes/api';
import { endWaiting } from '../contacts/waiting-changes';
import { findByEmail, findByPhone } from '../customer/find-customer';
import { deviceOf } from '../devices/known-devices';
import { recoveryEmail, unknownAddressEmail } from '../letters/emails';
import { issueToken, spendToken } from '../letters/mail-token';
import { sendRequestedEmail } from '../letters/send-requested-email';
import { refuseGuessable } from '../passwords/guessable-password';
import { hashPassword } from '../passwords/password';
import { signInAs } from './sign-in';

/**
 * Sends the link for a new password (API-82). An address without a customer also gets an email, and a link is created
 * that is not sent, so that the work, the answer, the time and the errors are the same.
 */
export async function forgotPassword(email: string, captchaResponse: string | undefined, context: SessionContext) {
  const { db, network, origin, session, now } = context;
  const found = await findByEmail(db, email);
  const device = await deviceOf(db, session.key, found?.id ?? null);
  if (device === null) await countAttempt(db, MESSAGES_BY_NETWORK, network, now());
  await passCaptcha(captchaResponse, false, context);
  const token = await issueToken(db, { customerId: found?.id ?? null, purpose: 'recovery', email }, now());
  const letter = found ? recoveryEmail(email, origin, token) : unknownAddressEmail(email);
  await sendRequestedEmail(letter, context, now(), device);
  return { sent: true } as const;
}

/** Sets a new password. Other sessions end, older links become invalid, and the customer is signed in. */
async function replacePassword(
  tx: Database,
  customerId: number,
  passwordHash: string,
  context: SessionContext,
): Promise<SignedInAnswer> {
  await tx.delete(mailToken).where(and(eq(mailToken.customerId, customerId), eq(mailToken.purpose, 'recovery')));
  await endOtherSessions({ ...context, db: tx }, customerId, context.session.key);
  await endWaiting(tx, customerId, { isAll: true });
  const signedIn = await signInAs(customerId, 'true', tx, context);
  await tx.update(customer).set({ passwordHash }).where(eq(customer.id, customerId));
  return signedIn;
}

/** Sets a new password by the link in the email (API-80). */
export async function restorePassword(
  token: string,
  password: string,
  context: SessionContext,
): Promise<SignedInAnswer> {
  refuseGuessable(password);
  const passwordHash = await hashPassword(password);
  return inTransaction(context.db, async (tx) => {
    const { customerId } = await spendToken(tx, token, 'recovery', context.now());
    return replacePassword(tx, customerId, passwordHash, context);
  });
}

/** Sets a new password by the code from the SMS (API-81). */
export async function changePasswordByCode(
  { password, ...guess }: Guess & { password: string },
  context: SessionContext,
): Promise<SignedInAnswer> {
  refuseGuessable(password);
  const code = await checkCode(guess, 'recovery', context);
  const passwordHash = await hashPassword(password);
  return inTransaction(context.db, async (tx) => {
    await useCode(tx, code, context);
    const found = await findByPhone(tx, code.phone);
    if (!found) {
      const message = 'Этот номер ещё не зарегистрирован';
      throw new ShopError(422, 'not_registered', message, { phone: message });
    }
    return replacePassword(tx, found.id, passwordHash, context);
  });
}
