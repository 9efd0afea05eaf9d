import { and, asc, eq, gt, lt, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../db/database';
import { orderMessage } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { type Message, type MessageShop, subjectOf } from './subjects';

type MessageLog = Pick<Logger, 'warn' | 'error'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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
        const email = await subjectOf(message, shop).email(message, shop);
        if (email) await mail.send({ ...email, key: message.key });
      }),
    sms &&
      sendChannel('sms', shop, log, async (message) => {
        const { key, attempts } = message;
        const text = await subjectOf(message, shop).sms(message, shop);
        if (text) await sms.send({ ...text, key, mayBeSent: attempts > 1 });
      }),
  ]);
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
