import { and, asc, eq, gt, lt, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../db/database';
import { orderMessage } from '../../db/schema';
import { appointmentMessageEvents } from '../../db/schema/order-message';
import { inTransaction } from '../../db/transaction';
import type { Shop } from '../../http/context';
import { repeatEvery } from '../../jobs/repeat-every';
import type { Email } from '../../partners/mail/mail';
import type { TextMessage } from '../../partners/sms/sms';
import { loadRequest } from '../content/requests/load-request';
import { requestEmail } from '../content/requests/request-email';
import { loadOrderDetails } from '../order/messages/load-order-details';
import { orderEmail } from '../order/messages/order-email';
import { orderSms } from '../order/messages/order-sms';
import type { MessageEvent } from '../order/messages/queue-order-messages';
import { type AppointmentRow, loadAppointment } from '../services/appointments';
import { callBackEmail } from '../services/messages/call-back-email';
import { visitEmail } from '../services/messages/visit-email';
import { visitSms } from '../services/messages/visit-sms';
import { isNews, type VisitEvent } from '../services/messages/visit-words';
import { visitLinkUrl } from '../services/visit-link';
import { shopAddress } from './shop-address';

type Message = typeof orderMessage.$inferSelect;
export type MessageShop = Pick<Shop, 'db' | 'partners' | 'now' | 'publicOrigin' | 'orderLinkKey'>;
type MessageLog = Pick<Logger, 'warn' | 'error'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds between two runs. */
const EVERY = 2000;
/** Sent at once; and most of one run, so that a stop does not wait long. */
const AT_ONCE = 10;
const ROUNDS = 20;
/**
 * How long after an attempt the next one is due. The first pause is longer than an attempt can take, and short: a message whose process
 * was killed after sending is repeated while the service still remembers its key.
 */
const PAUSES = [30_000, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR];
/** An older message is not sent any more: what it says is no news. */
const OUTDATED = 3 * DAY;
/** How long a row is stored. */
const STORED = 30 * DAY;

/**
 * Sends the messages of the outbox that are due. Several processes may run at once: each message is claimed by one of them. What a service
 * does not take is tried again later, and given up with an error in the log after the last pause. Without a mail or SMS service its
 * messages wait.
 */
export async function sendOrderMessages(shop: MessageShop, log: MessageLog): Promise<void> {
  const { mail, sms } = shop.partners;
  await Promise.all([
    mail &&
      sendChannel('email', shop, log, async (message) => {
        const email = await emailAbout(message, shop);
        if (email) await mail.send({ ...email, key: message.key });
      }),
    sms &&
      sendChannel('sms', shop, log, async (message) => {
        const { key, attempts } = message;
        const text = await smsAbout(message, shop);
        if (text) await sms.send({ ...text, key, mayBeSent: attempts > 1 });
      }),
  ]);
}

/** Null: something else has happened to the visit meanwhile, and its message tells of it. */
async function emailAbout(message: Message, shop: MessageShop): Promise<Email | null> {
  const about = subjectOf(message);
  if ('callRequestId' in about) return callBackEmail(about.callRequestId, shop.db);
  if ('requestId' in about) {
    const request = await loadRequest(shop.db, about.requestId);
    return requestEmail(await shopAddress(shop.db, request.city), request);
  }
  if (!('appointmentId' in about)) return orderEmail(about.event, await loadOrderDetails(about.orderId, shop));
  const visit = await loadAppointment(shop.db, about.appointmentId);
  if (!isNews(about.event, visit)) return null;
  const organizer = visit.salon.email || (await shopAddress(shop.db, visit.city));
  return visitEmail(about.event, visit, { link: linkOf(visit, shop), organizer });
}

/** Null: as above. */
async function smsAbout(message: Message, shop: MessageShop): Promise<Pick<TextMessage, 'phone' | 'text'> | null> {
  const about = subjectOf(message);
  if ('requestId' in about || 'callRequestId' in about) throw new Error(`Message ${message.id} is told by e-mail only`);
  if ('appointmentId' in about) {
    const visit = await loadAppointment(shop.db, about.appointmentId);
    if (!isNews(about.event, visit)) return null;
    return { phone: visit.appointment.phone, text: visitSms(about.event, visit, linkOf(visit, shop)) };
  }
  const details = await loadOrderDetails(about.orderId, shop);
  return { phone: details.order.phone, text: orderSms(about.event, details) };
}

const linkOf = ({ appointment: { id } }: AppointmentRow, { publicOrigin, orderLinkKey }: MessageShop): string =>
  visitLinkUrl(publicOrigin, id, orderLinkKey);

type Subject =
  | { readonly orderId: number; readonly event: MessageEvent }
  | { readonly appointmentId: number; readonly event: VisitEvent }
  | { readonly requestId: number }
  | { readonly callRequestId: number };

const isVisitEvent = (event: Message['event']): event is VisitEvent =>
  appointmentMessageEvents.some((each) => each === event);

/** What a message is about: an order, an appointment, a request or a wanted call. */
function subjectOf({ id, orderId, appointmentId, requestId, callRequestId, event }: Message): Subject {
  if (isVisitEvent(event)) {
    if (appointmentId !== null) return { appointmentId, event };
  } else if (event === 'request') {
    if (requestId !== null) return { requestId };
  } else if (event === 'call_back') {
    if (callRequestId !== null) return { callRequestId };
  } else if (orderId !== null) return { orderId, event };
  throw new Error(`Message ${id} has the event ${event} of something else`);
}

async function sendChannel(
  channel: Message['channel'],
  { db, now }: MessageShop,
  log: MessageLog,
  send: (message: Message) => Promise<void>,
): Promise<void> {
  const attempt = async (message: Message) => {
    const { id, orderId, appointmentId, requestId, callRequestId, event, attempts } = message;
    const isOwn = eq(orderMessage.id, id);
    try {
      await send(message);
      await db.update(orderMessage).set({ sentAt: now(), attemptAt: null }).where(isOwn);
    } catch (error) {
      const about = {
        err: error,
        order: orderId,
        appointment: appointmentId,
        request: requestId,
        callRequest: callRequestId,
        event,
        channel,
        attempts,
      };
      if (attempts <= PAUSES.length) return log.warn(about, 'a message was not sent');
      log.error(about, 'a message was given up');
      await db.update(orderMessage).set({ attemptAt: null }).where(isOwn);
    }
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const claimed = await claim(db, channel, now());
    await Promise.all(claimed.map(attempt));
    if (claimed.length < AT_ONCE) return;
  }
}

/** Claims due messages by moving their next attempt: a process that is killed leaves them due again. */
function claim(db: Database, channel: Message['channel'], now: Date): Promise<Message[]> {
  const isDue = and(
    eq(orderMessage.channel, channel),
    lte(orderMessage.attemptAt, now),
    gt(orderMessage.createdAt, new Date(now.getTime() - OUTDATED)),
  );
  return inTransaction(db, async (tx) => {
    const due = await tx
      .select()
      .from(orderMessage)
      .where(isDue)
      .orderBy(asc(orderMessage.attemptAt), asc(orderMessage.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    const claimed: Message[] = [];
    for (const message of due) claimed.push(await countAttempt(tx, message, now));
    return claimed;
  });
}

async function countAttempt(tx: Database, message: Message, now: Date): Promise<Message> {
  const attempts = message.attempts + 1;
  const pause = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? DAY;
  const counted = { attempts, attemptAt: new Date(now.getTime() + pause) };
  await tx.update(orderMessage).set(counted).where(eq(orderMessage.id, message.id));
  return { ...message, ...counted };
}

export async function deleteOldMessages(tx: Database, now: Date): Promise<void> {
  await tx.delete(orderMessage).where(lt(orderMessage.createdAt, new Date(now.getTime() - STORED)));
}

/** Sends messages until it is stopped; stopping waits for the current run. */
export const startOrderMessages = (shop: MessageShop, log: MessageLog): (() => Promise<void>) =>
  repeatEvery(EVERY, 'messages about orders', log, () => sendOrderMessages(shop, log));
