import type { SignedInAnswer } from '@zapovednik/api/cabinet/wire/signed-in';
import type { Database } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import type { SessionContext } from '../../../http/context';
import { renewSession } from '../../../http/session';
import { ShopError } from '../../../http/shop-error';
import { signedIn } from '../customer/events';
import { findByLogin, nameOfLogin } from '../customer/find-customer';
import { presentSession } from '../customer/present-user';
import { deletionDate } from '../deletion/deletion-date';
import { deviceOf, rememberDevice } from '../devices/known-devices';
import { verifyPassword } from '../passwords/password';
import { countGuess } from '../passwords/password-guesses';
import { reportSignIn } from '../tracking/tracking';

/**
 * Whether the basket of the anonymous session is merged into the customer's. It is text, because it comes from a query.
 */
export type Merge = 'true' | 'false';

/**
 * Continues as a customer, within a transaction. The session gets a new id, and the old one becomes invalid (SES-07).
 */
export async function signInAs(
  customerId: number,
  merge: Merge,
  tx: Database,
  context: SessionContext,
): Promise<SignedInAnswer> {
  const renewed = await renewSession(tx, context.session, { customerId }, context.now());
  await rememberDevice(tx, renewed.session.key, customerId, context.now());
  const { key } = renewed.session;
  await signedIn.emit(context.events, tx, { sessionKey: key, customerId, mergesBasket: merge === 'true' });
  context.announceSession(renewed.id);
  const deletes_on = await deletionDate(tx, customerId);
  return { ...(await presentSession(renewed.id, renewed.session, { ...context, db: tx })), deletes_on };
}

interface Credentials {
  readonly login: string;
  readonly password: string;
  readonly merge_basket: Merge;
  readonly captchaResponse?: string | undefined;
}

/**
 * Signs in by login and password (API-78). An unknown login takes as long as a wrong password and gets the same answer. Right passwords
 * do not count as guesses.
 */
export async function signInByPassword(
  { login, password, merge_basket, captchaResponse }: Credentials,
  context: SessionContext,
): Promise<SignedInAnswer> {
  const { db, session } = context;
  const found = await findByLogin(db, login);
  const device = await deviceOf(db, session.key, found?.id ?? null);
  const forgive = await countGuess({ login: nameOfLogin(login), device, captchaResponse }, context);
  if (!(await verifyPassword(password, found?.passwordHash ?? null)) || !found) {
    throw new ShopError(422, 'wrong_password', 'Неверный логин или пароль', { password: 'Неверный логин или пароль' });
  }
  const answer = await inTransaction(db, (tx) => signInAs(found.id, merge_basket, tx, context));
  await forgive();
  reportSignIn(found.id, context);
  return answer;
}
