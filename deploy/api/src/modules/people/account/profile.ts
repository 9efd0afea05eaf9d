import type { UserSessionAnswer } from '@zapovednik/api/shell/wire/user';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { customer } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { violatesUnique } from '../../../db/unique-violation';
import type { CustomerContext } from '../../../http/context';
import { type Customer, endOtherSessions, lockSessions } from '../../../http/session';
import { ShopError } from '../../../http/shop-error';
import { checkCode, useCode } from '../../codes/api';
import { askToConfirm, changedEmail, needsConfirmation, sameAddress } from '../contacts/email';
import { type OwnerProof, proveOwner } from '../contacts/prove-owner';
import { beginWaiting, checkMayWait, endWaiting } from '../contacts/waiting-changes';
import { findByPhone } from '../customer/find-customer';
import { ownerOf } from '../customer/owner';
import { presentSession } from '../customer/present-user';
import { pendingAddress } from '../letters/mail-token';
import { refuseGuessable } from '../passwords/guessable-password';
import { hashPassword } from '../passwords/password';
import { provePassword } from '../passwords/prove-password';
import { signInAs } from '../sign-in/sign-in';
import { warnOldContact } from '../warnings/warn-old-contact';

interface Changes {
  readonly first_name?: string | undefined;
  readonly second_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly email?: string | undefined;
  /** Eleven digits, starting with 7. */
  readonly phone?: string | undefined;
  readonly code?: string | undefined;
  /** The proof that the owner changes a contact. Without it the change waits, if `wait` allows it. */
  readonly password?: string | undefined;
  readonly proof_code?: string | undefined;
  readonly wait?: boolean | undefined;
}

/** Sets the customer's new phone after the code that was sent there was entered. */
async function provePhone(phone: string, code: string | undefined, context: CustomerContext) {
  if (code) return checkCode({ phone, code }, 'entry', context);
  const message = 'Подтвердите новый номер кодом';
  throw new ShopError(422, 'code_needed', message, { code: message });
}

/**
 * Changes the given fields of the customer's own data (API-90). To change the phone or the e-mail at once, the customer
 * proves to be the owner; otherwise the change waits (`contacts/waiting-changes.ts`). After the proof the session gets
 * a new id, because somebody else may have a copy of the old one.
 *
 * @throws ShopError 503 when the email to a new address could not be sent: the rest is changed, and the address may be
 * sent again.
 */
export async function updateUser(changes: Changes, context: CustomerContext): Promise<UserSessionAnswer> {
  const { db, session, now } = context;
  const found = await ownerOf(context);
  const { first_name: firstName, second_name: secondName, last_name: lastName, email, phone } = changes;
  const pendingEmail = email ? await pendingAddress(db, found.id, now()) : null;
  // Another email to the same address changes nothing.
  const isAgain = pendingEmail !== null && sameAddress(pendingEmail.email, email ?? '');
  const newEmail = email !== undefined && !sameAddress(email, found.email) && !isAgain ? email : null;
  const newPhone = phone && phone !== found.phone ? phone : null;
  const isContact = newEmail !== null || newPhone !== null;
  const proof = isContact ? await proveOwner(changes, found, context) : null;
  const code = newPhone ? await provePhone(newPhone, changes.code, context) : null;
  if (isContact && !proof) await checkMayWait(changes.wait === true, found, context);

  const names = {
    ...(firstName !== undefined && { firstName }),
    ...(secondName !== undefined && { secondName }),
    ...(lastName !== undefined && { lastName }),
  };
  const contacts: Partial<Customer> = {
    ...(newEmail !== null && changedEmail(newEmail, found)),
    ...(newPhone && { phone: newPhone, ...(found.login === found.phone && { login: newPhone }) }),
  };
  await inTransaction(db, async (tx) => {
    if (code) await useCode(tx, code, context);
    if (proof) return change(tx, { proof, values: { ...names, ...contacts } }, found, context);
    const wanted = { sessionKey: session.key };
    if (isContact) await lockSessions({ ...context, db: tx }, found.id, session.key);
    if (newPhone && (await findByPhone(tx, newPhone))) throw phoneTaken();
    if (newPhone) await beginWaiting(tx, { contact: 'phone', value: newPhone, ...wanted }, found, context);
    if (newEmail === '') await beginWaiting(tx, { contact: 'email', value: '', ...wanted }, found, context);
    await write(tx, names, found);
  }).catch((error: unknown) => {
    throw violatesUnique(error) ? phoneTaken() : error;
  });
  if (email !== undefined && needsConfirmation(email, found)) {
    const waits = isAgain ? pendingEmail.waits : newEmail !== null && !proof;
    const sessionKey = isAgain ? pendingEmail.sessionKey : session.key;
    await askToConfirm(email, found.id, { waits, sessionKey }, context);
  }
  // Runs after the email, because an error answer about the email could not contain the new id.
  if (proof) return inTransaction(db, (tx) => signInAs(found.id, 'false', tx, context));
  return presentSession(context.sessionId, session, context);
}

/** @returns the changed customer */
async function write(tx: Database, values: Partial<Customer>, found: Customer): Promise<Customer> {
  if (Object.keys(values).length === 0) return found;
  const [row] = await tx.update(customer).set(values).where(eq(customer.id, found.id)).returning();
  return row ?? found;
}

/** A change of contacts with the owner's proof: it takes effect at once, and other sessions and waiting changes end. */
async function change(
  tx: Database,
  { proof, values }: { readonly proof: OwnerProof; readonly values: Partial<Customer> },
  found: Customer,
  context: CustomerContext,
): Promise<void> {
  if (proof.by === 'code') await useCode(tx, proof.code, context);
  await endOtherSessions({ ...context, db: tx }, found.id, context.session.key);
  await endWaiting(tx, found.id, { isAll: false });
  const before = await rowOf(tx, found.id);
  const after = await write(tx, values, found);
  if (before) await warnOf(tx, before, after, context);
}

/** The customer's current row, locked. Of two concurrent changes, the second one sees the result of the first. */
async function rowOf(tx: Database, id: number): Promise<Customer | undefined> {
  const [row] = await tx.select().from(customer).where(eq(customer.id, id)).for('update');
  return row;
}

/** Sends a warning to a phone or a confirmed e-mail that the customer no longer has. */
async function warnOf(tx: Database, before: Customer, after: Customer, context: CustomerContext): Promise<void> {
  const { id: customerId, phone, email, emailConfirmedAt } = before;
  const help = { ...context, helpPhone: context.city.phoneShop };
  if (phone && phone !== after.phone) {
    await warnOldContact(tx, { customerId, channel: 'sms', address: phone }, help);
  }
  if (emailConfirmedAt && email && email !== after.email) {
    await warnOldContact(tx, { customerId, channel: 'email', address: email }, help);
  }
}

function phoneTaken() {
  const message = 'Этот номер привязан к другому аккаунту';
  return new ShopError(409, 'phone_taken', message, { phone: message });
}

/** Replaces the password (API-91). The session gets a new id, and other sessions and waiting changes end. */
export async function changePassword(
  { old_password, password }: { readonly old_password: string; readonly password: string },
  context: CustomerContext,
): Promise<UserSessionAnswer> {
  const { db } = context;
  refuseGuessable(password);
  const found = await ownerOf(context);
  await provePassword(old_password, 'old_password', found, context);
  const passwordHash = await hashPassword(password);
  const session = await inTransaction(db, async (tx) => {
    await endOtherSessions({ ...context, db: tx }, found.id, context.session.key);
    await endWaiting(tx, found.id, { isAll: true });
    const signedIn = await signInAs(found.id, 'true', tx, context);
    await tx.update(customer).set({ passwordHash }).where(eq(customer.id, found.id));
    return signedIn;
  });
  return session;
}
