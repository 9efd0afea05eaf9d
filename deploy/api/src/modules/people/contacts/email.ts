import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { customer } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { violatesUnique } from '../../../db/unique-violation';
import { countAttempt, type Limit } from '../../../http/attempts';
import type { Context } from '../../../http/context';
import { type Customer, endOtherSessions, lockSessions } from '../../../http/session';
import { ShopError } from '../../../http/shop-error';
import { confirmationEmail, takenAddressEmail } from '../letters/emails';
import { issueToken, spendToken } from '../letters/mail-token';
import { sendRequestedEmail } from '../letters/send-requested-email';
import { warnOldContact } from '../warnings/warn-old-contact';
import { beginWaiting, endWaiting } from './waiting-changes';

/** Whether two addresses are the same, ignoring case. */
export const sameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether an address belongs to another customer: confirmed, or as the login. */
export async function isTaken(db: Database, email: string, customerId: number): Promise<boolean> {
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

/** Emails that confirm an address. Limited, because one customer may type the addresses of many strangers. */
const LETTERS_BY_CUSTOMER: Limit = { name: 'letters to confirm by customer', most: 10, seconds: 24 * 3600 };

interface AddressOrigin {
  /** It was entered without a proof, so the change waits after its confirmation. */
  readonly waits: boolean;
  /** The key of the session that entered it. The change does not end that session. */
  readonly sessionKey: string;
}

/**
 * Sends the owner of an address an email to confirm it. Only the owner learns if it belongs to another customer.
 *
 * @throws ShopError 429 after many in a day, 503 when the email could not be sent.
 */
export async function askToConfirm(
  email: string,
  customerId: number,
  { waits, sessionKey }: AddressOrigin,
  context: Context,
): Promise<void> {
  const { db, origin, now } = context;
  await countAttempt(db, LETTERS_BY_CUSTOMER, String(customerId), now());
  const taken = await isTaken(db, email, customerId);
  const token = await issueToken(db, { customerId, purpose: 'email', email, waits, sessionKey }, now());
  await sendRequestedEmail(taken ? takenAddressEmail(email) : confirmationEmail(email, origin, token), context, now());
}

/** Whether a customer with this address has to confirm it. */
export const needsConfirmation = (email: string, { email: known, emailConfirmedAt }: Customer) =>
  email !== '' && !(emailConfirmedAt && sameAddress(email, known));

/** The fields that change at once with a new address: a confirmed address stays until the new one is confirmed. */
export function changedEmail(email: string, found: Customer): Partial<Customer> {
  if (email === '') return { email: '', emailConfirmedAt: null };
  return found.emailConfirmedAt ? {} : { email };
}

/**
 * Confirms an address by the link in the email (API-69), and ends other sessions. A login that was the old address
 * becomes the new one. The change of an address that was entered without a proof waits from now on.
 */
export async function confirmEmail(link: string, context: Context): Promise<{ email: string; waits: boolean }> {
  const { db, now } = context;
  const gone = () => new ShopError(422, 'wrong_token', 'Ссылка больше не действует. Запросите новую.');
  return inTransaction(db, async (tx) => {
    const { customerId, email, waits, sessionKey } = await spendToken(tx, link, 'email', now());
    if (await isTaken(tx, email, customerId)) throw gone();
    // The customer may open the link on another device.
    const opener = context.session?.customerId === customerId ? context.session.key : sessionKey;
    const store = { ...context, db: tx };
    await (waits
      ? lockSessions(store, customerId, sessionKey)
      : endOtherSessions(store, customerId, sessionKey, opener));
    const [before] = await tx.select().from(customer).where(eq(customer.id, customerId)).for('update');
    if (!before) throw gone();
    if (waits) {
      await beginWaiting(tx, { contact: 'email', value: email, sessionKey }, before, context);
      return { email, waits };
    }
    await endWaiting(tx, customerId, { isAll: false });
    await tx
      .update(customer)
      .set({ email, emailConfirmedAt: now(), ...(sameAddress(before.login, before.email) && { login: email }) })
      .where(eq(customer.id, customerId));
    if (before.email && before.emailConfirmedAt && !sameAddress(before.email, email)) {
      const help = { ...context, helpPhone: context.city.phoneShop };
      await warnOldContact(tx, { customerId, channel: 'email', address: before.email }, help);
    }
    return { email, waits };
  }).catch((error: unknown) => {
    // Another customer has confirmed it at the same time.
    throw violatesUnique(error) ? gone() : error;
  });
}
