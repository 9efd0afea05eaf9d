import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { customer } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { violatesUnique } from '../db/unique-violation';
import type { Context } from '../http/context';
import { ShopError } from '../http/shop-error';
import type { Customer } from '../session/session';
import { confirmationEmail, takenAddressEmail } from './emails';
import { issueToken, spendToken } from './mail-token';
import { sendRequestedEmail } from './recovery';
import { warnOldContact } from './warnings/warn-old-contact';

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether an address belongs to another customer: confirmed, or as the login. */
async function isTaken(db: Database, email: string, customerId: number): Promise<boolean> {
  const [other] = await db
    .select({ id: customer.id })
    .from(customer)
    .where(
      and(
        ne(customer.id, customerId),
        or(
          and(sql`lower(${customer.email}) = lower(${email})`, sql`${customer.emailConfirmedAt} is not null`),
          sql`lower(${customer.login}) = lower(${email})`,
        ),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/**
 * Asks the owner of an address to confirm it. Only the owner learns that it belongs to another customer.
 *
 * @throws ShopError 503 when the email could not be sent.
 */
export async function askToConfirm(email: string, customerId: number, context: Context): Promise<void> {
  const { db, origin, now } = context;
  const taken = await isTaken(db, email, customerId);
  const token = await issueToken(db, { customerId, purpose: 'email', email }, now());
  await sendRequestedEmail(taken ? takenAddressEmail(email) : confirmationEmail(email, origin, token), context, now());
}

/** Whether a customer with this address has to confirm it. */
export const needsConfirmation = (email: string, { email: known, emailConfirmedAt }: Customer) =>
  email !== '' && !(emailConfirmedAt && same(email, known));

/** The fields that change at once with a new address: a confirmed address stays until the new one is confirmed. */
export function changedEmail(email: string, found: Customer): Partial<Customer> {
  if (email === '') return { email: '', emailConfirmedAt: null };
  return found.emailConfirmedAt ? {} : { email };
}

/** Confirms an address by the link in the email (API-69). A login that was the old address becomes the new one. */
export async function confirmEmail(link: string, context: Context): Promise<{ email: string }> {
  const { db, now } = context;
  const gone = () => new ShopError(422, 'wrong_token', 'Ссылка больше не действует. Запросите новую.');
  return inTransaction(db, async (tx) => {
    const { customerId, email } = await spendToken(tx, link, 'email', now());
    if (await isTaken(tx, email, customerId)) throw gone();
    const [before] = await tx.select().from(customer).where(eq(customer.id, customerId)).for('update');
    await tx
      .update(customer)
      .set({
        email,
        emailConfirmedAt: now(),
        login: sql`case when lower(${customer.login}) = lower(${customer.email}) then ${email} else ${customer.login} end`,
      })
      .where(eq(customer.id, customerId));
    if (before?.email && before.emailConfirmedAt && !same(before.email, email)) {
      await warnOldContact(tx, { customerId, channel: 'email', address: before.email }, context);
    }
    return { email };
  }).catch((error: unknown) => {
    // Another customer has confirmed it at the same moment.
    throw violatesUnique(error) ? gone() : error;
  });
}
