import type { MessageSettingsAnswer } from '@zapovednik/api/cabinet/wire/account';
import { and, desc, eq, isNotNull, or, type SQL } from 'drizzle-orm';
import { networkHash } from '../../../base/network-hash';
import type { Database } from '../../../db/database';
import { lockCustomer } from '../../../db/lock-customer';
import { consent, customer } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { CustomerContext } from '../../../http/context';
import type { Customer } from '../../../http/session';
import { ShopError } from '../../../http/shop-error';
import { CONSENT_TEXTS } from '../customer/consents';
import { ownerOf } from '../customer/owner';
import { reportSubscription } from '../tracking/tracking';

type News = 'news' | 'news_sms';

/** The address that the customer has confirmed, in lower case; null: none. */
const confirmedEmail = ({ email, emailConfirmedAt }: Customer) => (emailConfirmedAt ? email.toLowerCase() : null);

/**
 * The consents of a customer: their own, and those of their confirmed address, which a link in an e-mail may withdraw.
 */
function ownConsents(owner: Customer): SQL | undefined {
  const email = confirmedEmail(owner);
  return or(eq(consent.customerId, owner.id), email === null ? undefined : eq(consent.email, email));
}

/** The last entry of the log is valid. */
async function wantsNews(db: Database, owner: Customer, kind: News): Promise<boolean> {
  const [last] = await db
    .select({ given: consent.given })
    .from(consent)
    .where(and(ownConsents(owner), eq(consent.kind, kind)))
    .orderBy(desc(consent.id))
    .limit(1);
  return last?.given ?? false;
}

/** The messages that a customer receives (CAB-18). */
export const messageSettings = async (db: Database, owner: Customer): Promise<MessageSettingsAnswer> => ({
  news_email: await wantsNews(db, owner, 'news'),
  news_sms: await wantsNews(db, owner, 'news_sms'),
  stock: owner.stockEmails,
  auto_orders: owner.autoOrderEmails,
});

/**
 * Stores which messages a customer wants. A change about news is logged as a consent or its withdrawal, and sent to the
 * service that sends news. The same settings again change and log nothing.
 *
 * @throws ShopError 422 for news to an address that is not confirmed, or to a phone that is missing
 */
export async function changeMessageSettings(
  changes: { readonly [Kind in keyof MessageSettingsAnswer]?: boolean | undefined },
  context: CustomerContext,
): Promise<MessageSettingsAnswer> {
  const { before, after, owner } = await inTransaction(context.db, async (db) => {
    await lockCustomer(db, context.customerId);
    const owner = await ownerOf({ ...context, db });
    const before = await messageSettings(db, owner);
    const after = {
      news_email: changes.news_email ?? before.news_email,
      news_sms: changes.news_sms ?? before.news_sms,
      stock: changes.stock ?? before.stock,
      auto_orders: changes.auto_orders ?? before.auto_orders,
    };
    refuseUnreachable(before, after, owner);
    if (after.news_email !== before.news_email) await logNews('news', after.news_email, owner, { ...context, db });
    if (after.news_sms !== before.news_sms) await logNews('news_sms', after.news_sms, owner, { ...context, db });
    const emails = { stockEmails: after.stock, autoOrderEmails: after.auto_orders };
    await db.update(customer).set(emails).where(eq(customer.id, owner.id));
    return { before, after, owner };
  });
  if (before.news_email !== after.news_email) {
    reportSubscription(owner, 'Email', after.news_email, context);
  }
  if (before.news_sms !== after.news_sms) {
    reportSubscription(owner, 'Sms', after.news_sms, context);
  }
  return after;
}

function refuseUnreachable(before: MessageSettingsAnswer, after: MessageSettingsAnswer, owner: Customer): void {
  const refuse = (field: keyof MessageSettingsAnswer, message: string) => {
    if (after[field] && !before[field]) throw new ShopError(422, 'no_contact', message, { [field]: message });
  };
  if (confirmedEmail(owner) === null) refuse('news_email', 'Сначала подтвердите адрес почты');
  if (owner.phone === null) refuse('news_sms', 'Сначала укажите телефон');
}

/** News are withdrawn for every address for which this customer agreed, including those in orders. */
async function logNews(kind: News, isGiven: boolean, owner: Customer, { db, network, now }: CustomerContext) {
  const common = { customerId: owner.id, textVersion: CONSENT_TEXTS, network: networkHash(network), createdAt: now() };
  const own = confirmedEmail(owner);
  const emails = new Set(kind === 'news' && own !== null ? [own] : []);
  if (kind === 'news' && !isGiven) {
    const agreed = await db
      .selectDistinct({ email: consent.email })
      .from(consent)
      .where(and(eq(consent.customerId, owner.id), eq(consent.kind, 'news'), isNotNull(consent.email)));
    for (const { email } of agreed) if (email !== null) emails.add(email);
  }
  const addresses = emails.size > 0 ? [...emails] : [null];
  await db.insert(consent).values(addresses.map((email) => ({ ...common, kind, given: isGiven, email })));
}
