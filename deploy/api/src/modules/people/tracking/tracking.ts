import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { customer, session } from '../../../db/schema';
import type { Context, CustomerContext, SessionContext } from '../../../http/context';
import { inBackground } from '../../../http/in-background';
import { type Customer, customerOf } from '../../../http/session';
import { notFound } from '../../../http/shop-error';
import type { Partners } from '../../../partners/partners';
import { trackedCustomer } from '../../../partners/tracking/tracking';

const report = (operation: string) => (customerId: number, context: SessionContext) =>
  inBackground(
    context.partners.tracking?.tell(operation, context.session.trackingId, { customer: trackedCustomer(customerId) }),
    context,
  );

/** Reports to the tracking service which customer a browser belongs to. */
export const reportSignIn = report('Website.AuthorizeCustomer');
export const reportRegistration = report('Website.RegisterCustomer');

/** Reports to the service that sends the news whether a customer wants them. */
export function reportSubscription(
  { id, email, phone }: Pick<Customer, 'id' | 'email' | 'phone'>,
  pointOfContact: 'Email' | 'Sms',
  isSubscribed: boolean,
  context: Pick<Context, 'partners' | 'log'>,
): void {
  const contact = pointOfContact === 'Email' ? { email } : { mobilePhone: phone };
  const facts = {
    customer: { ...trackedCustomer(id), ...contact, subscriptions: [{ pointOfContact, isSubscribed }] },
  };
  inBackground(context.partners.tracking?.tell('Website.ChangeSubscription', null, facts), context);
}

/** Reports to the service that a customer's account was deleted. */
export const reportDeletion = (id: number, context: { partners: Partners; log: Pick<Logger, 'warn'> }): void =>
  inBackground(
    context.partners.tracking?.tell('Website.DeleteCustomer', null, { customer: trackedCustomer(id) }),
    context,
  );

/** Stores the browser's id in the tracking service (API-70). */
export async function setMindboxData(endpointid: string, context: SessionContext) {
  const { db, session: own } = context;
  await db.update(session).set({ trackingId: endpointid }).where(eq(session.key, own.key));
  if (own.customerId !== null)
    reportSignIn(own.customerId, { ...context, session: { ...own, trackingId: endpointid } });
  return { done: true } as const;
}

/** Whether the tracking service knows the customer (API-88). It is asked until it does. */
export async function checkMindboxConfirm({ db, session: own, customerId, partners }: CustomerContext) {
  const found = await customerOf(db, own);
  if (found?.mindbox) return { confirmed: true };
  const confirmed = (await partners.tracking?.knows(customerId)) ?? false;
  if (confirmed) await db.update(customer).set({ mindbox: true }).where(eq(customer.id, customerId));
  return { confirmed };
}

/** Stores the browser's id in the chat (API-71). */
export async function setCarrotId(chatId: string, { db, session: own }: SessionContext) {
  await db.update(session).set({ chatId }).where(eq(session.key, own.key));
  return { done: true } as const;
}

/** The customer's own hash for the chat. Another customer's is not found (API-72). */
export async function chatHash(userId: string, { customerId, partners }: CustomerContext) {
  if (!partners.chat || Number(userId) !== customerId) throw notFound('Пользователь чата не найден');
  return { hash: partners.chat.hash(String(customerId)) };
}

/** Sends a visitor's action to the chat. Skipped for a browser without a chat id (API-73). */
export async function chatEvent(event: string, context: SessionContext) {
  const { chatId } = context.session;
  if (chatId !== null) inBackground(context.partners.chat?.tell(chatId, event), context);
  return { done: true } as const;
}
