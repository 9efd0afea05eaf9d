import type { SignedIn } from 'shared-contracts/cabinet/calls/sign-in';
import { mergeBaskets } from '../basket/merge-baskets';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import type { SessionContext } from '../http/context';
import { ShopError } from '../http/shop-error';
import { renewSession } from '../session/session';
import { countAttempt, forgiveAttempt, type Limit } from './attempts';
import { deletionDate } from './deletion/deletion-date';
import { findByLogin, nameOfLogin } from './find-customer';
import { verifyPassword } from './password';
import { presentSession } from './present-user';
import { reportSignIn } from './tracking';

/** Whether the basket of the anonymous session is merged into the customer's; a query sends it as a word. */
export type Merge = 'true' | 'false';

/** Continues as a customer, within a transaction: the session gets a new id, the old one becomes invalid (SES-07). */
export async function signInAs(
  customerId: number,
  merge: Merge,
  tx: Database,
  context: SessionContext,
): Promise<SignedIn> {
  const renewed = await renewSession(tx, context.session, { customerId }, context.now());
  await mergeBaskets(tx, renewed.session.key, customerId, merge === 'true');
  context.announceSession(renewed.id);
  const deletes_on = await deletionDate(tx, customerId);
  return { ...(await presentSession(renewed.id, renewed.session, { ...context, db: tx })), deletes_on };
}

const GUESSES_BY_NETWORK: Limit = { name: 'passwords by network', most: 20, seconds: 600 };
/** Many more than a person needs, so that a few requests cannot lock another person out. */
const GUESSES_BY_LOGIN: Limit = { name: 'passwords by login', most: 50, seconds: 3600 };

interface Credentials {
  readonly login: string;
  readonly password: string;
  readonly merge_basket: Merge;
}

/**
 * Signs in by login and password (API-78). An unknown login takes as long as a wrong password and gets the same answer. Right passwords
 * do not count as guesses.
 */
export async function signInByPassword(
  { login, password, merge_basket }: Credentials,
  context: SessionContext,
): Promise<SignedIn> {
  const { db, network, now } = context;
  const [byNetwork, byLogin] = [network, nameOfLogin(login)];
  await countAttempt(db, GUESSES_BY_NETWORK, byNetwork, now());
  await countAttempt(db, GUESSES_BY_LOGIN, byLogin, now());
  const found = await findByLogin(db, login);
  if (!(await verifyPassword(password, found?.passwordHash ?? null)) || !found) {
    throw new ShopError(422, 'wrong_password', 'Неверный логин или пароль', { password: 'Неверный логин или пароль' });
  }
  const signedIn = await inTransaction(db, (tx) => signInAs(found.id, merge_basket, tx, context));
  await forgiveAttempt(db, GUESSES_BY_NETWORK, byNetwork);
  await forgiveAttempt(db, GUESSES_BY_LOGIN, byLogin);
  reportSignIn(found.id, context);
  return signedIn;
}
