import { eq } from 'drizzle-orm';
import type { User, UserSession } from 'shared-contracts/shell/calls/user';
import type { Database } from '../db/database';
import { customer } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { violatesUnique } from '../db/unique-violation';
import type { CustomerContext } from '../http/context';
import { ShopError } from '../http/shop-error';
import { type Customer, endOtherSessions } from '../session/session';
import { ownerOf } from './account/owner';
import { checkCode, useCode } from './codes';
import { askToConfirm, changedEmail, needsConfirmation } from './email';
import { refuseGuessable } from './guessable-password';
import { hashPassword } from './password';
import { presentUser } from './present-user';
import { provePassword } from './prove-password';
import { signInAs } from './sign-in';
import { warnOldContact } from './warnings/warn-old-contact';

interface Changes {
  readonly first_name?: string | undefined;
  readonly second_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly email?: string | undefined;
  /** Eleven digits from 7 on. */
  readonly phone?: string | undefined;
  readonly code?: string | undefined;
}

/** The customer gets a new phone after entering the code that was sent there. */
async function provePhone(phone: string, code: string | undefined, context: CustomerContext) {
  if (code) return checkCode({ phone, code }, 'entry', context);
  const message = 'Подтвердите новый номер кодом';
  throw new ShopError(422, 'code_needed', message, { code: message });
}

/**
 * Changes the given fields of the customer's own data (API-90).
 *
 * @throws ShopError 503 when the email to a new address could not be sent: the rest is changed, and the address may be sent again.
 */
export async function updateUser(changes: Changes, context: CustomerContext): Promise<User> {
  const found = await ownerOf(context);
  const { first_name: firstName, second_name: secondName, last_name: lastName, email, phone } = changes;
  const proved = phone && phone !== found.phone ? await provePhone(phone, changes.code, context) : null;
  const values: Partial<Customer> = {
    ...(firstName !== undefined && { firstName }),
    ...(secondName !== undefined && { secondName }),
    ...(lastName !== undefined && { lastName }),
    ...(email !== undefined && changedEmail(email, found)),
    ...(proved && { phone: proved.phone, ...(found.login === found.phone && { login: proved.phone }) }),
  };
  const updated = await inTransaction(context.db, async (tx) => {
    if (proved) await useCode(tx, proved);
    if (Object.keys(values).length === 0) return found;
    const before = await rowOf(tx, found.id);
    const [row] = await tx.update(customer).set(values).where(eq(customer.id, found.id)).returning();
    if (before && row) await warnOf(tx, before, row, context);
    return row ?? found;
  }).catch((error: unknown) => {
    throw violatesUnique(error) ? phoneTaken() : error;
  });
  if (email !== undefined && needsConfirmation(email, found)) await askToConfirm(email, found.id, context);
  return presentUser(updated);
}

/** The customer's row as it is now, locked: of two changes at once the second one sees what the first one has left. */
async function rowOf(tx: Database, id: number): Promise<Customer | undefined> {
  const [row] = await tx.select().from(customer).where(eq(customer.id, id)).for('update');
  return row;
}

/** Warns a phone or a confirmed e-mail that the customer has no more. */
async function warnOf(tx: Database, before: Customer, after: Customer, context: CustomerContext): Promise<void> {
  const { id: customerId, phone, email, emailConfirmedAt } = before;
  if (phone && phone !== after.phone) {
    await warnOldContact(tx, { customerId, channel: 'sms', address: phone }, context);
  }
  if (emailConfirmedAt && email && email !== after.email) {
    await warnOldContact(tx, { customerId, channel: 'email', address: email }, context);
  }
}

function phoneTaken() {
  const message = 'Этот номер привязан к другому аккаунту';
  return new ShopError(409, 'phone_taken', message, { phone: message });
}

/** Replaces the password (API-91): the session gets a new id, other sessions end. */
export async function changePassword(
  { old_password, password }: { readonly old_password: string; readonly password: string },
  context: CustomerContext,
): Promise<UserSession> {
  const { db } = context;
  refuseGuessable(password);
  const found = await ownerOf(context);
  await provePassword(old_password, 'old_password', found, context);
  const passwordHash = await hashPassword(password);
  const session = await inTransaction(db, async (tx) => {
    await endOtherSessions(tx, found.id, context.session.key);
    const signedIn = await signInAs(found.id, 'true', tx, context);
    await tx.update(customer).set({ passwordHash }).where(eq(customer.id, found.id));
    return signedIn;
  });
  return session;
}
