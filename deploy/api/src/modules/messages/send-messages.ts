import { eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { message } from '../../db/schema';
import type { ClaimedJob, Queue } from '../../jobs/queue';
import type { Mail } from '../../partners/mail/mail';
import type { Sms as SmsService } from '../../partners/sms/sms';
import { createEmail } from './create-email';
import { joinLetters, joinTexts } from './digest';
import { hold, latest, takeHeld } from './held-messages';
import { HELD, mayBeSentNow, recipientHash } from './recipient-budget';
import { type Letter, type Message, type MessageShop, type Sms, subjectOf } from './subjects';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A message that could not be sent within this time is not sent any more, because it is out of date. */
const OUTDATED = 3 * DAY;
/** How long a row is stored. */
const STORED = 30 * DAY;

/** How messages of one channel are written, joined and sent. */
interface Channel<T extends Letter | Sms> {
  readonly queue: 'letter' | 'sms';
  write(message: Message, shop: MessageShop): Promise<T | null>;
  addressOf(written: T): string;
  join(written: readonly [T, ...T[]]): T;
  send(written: T, under: { readonly key: string; readonly mayBeSent: boolean }): Promise<void>;
}

const byEmail = (mail: Mail): Channel<Letter> => ({
  queue: 'letter',
  write: (message, shop) => subjectOf(message, shop).email(message, shop),
  addressOf: ({ to }) => to,
  join: joinLetters,
  send: ({ to, content, headers, attachments }, { key }) => {
    const email = createEmail(to, content);
    const allHeaders = { ...email.headers, ...headers };
    return mail.send({ ...email, key, headers: allHeaders, ...(attachments && { attachments }) });
  },
});

const byPhone = (sms: SmsService): Channel<Sms> => ({
  queue: 'sms',
  write: (message, shop) => subjectOf(message, shop).sms(message, shop),
  addressOf: ({ phone }) => phone,
  join: joinTexts,
  send: ({ phone, text }, { key, mayBeSent }) => sms.send({ phone, text, key, mayBeSent }),
});

const sending = {
  every: 2000,
  followsClock: true,
  atOnce: 10,
  /**
   * The first pause is longer than an attempt can take, and still short: if a process was killed after sending, the
   * message is repeated while the service still remembers its key.
   */
  pauses: [30_000, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR],
  async describe(id: number, db: Database) {
    const [found] = await db.select().from(message).where(eq(message.id, id));
    return found ? `${found.subjectKind} ${found.subjectId}, ${found.event}` : `message ${id}`;
  },
} as const;

/** Without a mail service emails wait; SMS wait without an SMS service. */
export const letters: Queue = {
  ...sending,
  name: 'letter',
  title: 'письма',
  isReady: ({ partners }) => partners.mail !== null,
  run: async (job, shop) => (shop.partners.mail ? sendMessage(byEmail(shop.partners.mail), job, shop) : undefined),
};

export const texts: Queue = {
  ...sending,
  name: 'sms',
  title: 'СМС',
  isReady: ({ partners }) => partners.sms !== null,
  run: async (job, shop) => (shop.partners.sms ? sendMessage(byPhone(shop.partners.sms), job, shop) : undefined),
};

/** Sends a message, or holds it back until the returned moment. */
async function sendMessage<T extends Letter | Sms>(
  channel: Channel<T>,
  job: ClaimedJob,
  shop: MessageShop,
): Promise<Date | undefined> {
  const { db, now } = shop;
  const [found] = await db.select().from(message).where(eq(message.id, job.subjectId));
  if (!found || found.sentAt || now().getTime() - job.dueAt.getTime() > OUTDATED) return undefined;
  if (found.heldFor !== null || found.toldWith !== null) {
    await sendHeld(channel, found, { job, shop });
    return undefined;
  }
  const written = await writeTo(channel, found, shop);
  if (written && job.attempts === 1 && subjectOf(found, shop).isLimited) {
    const recipient = { channel: found.channel, address: channel.addressOf(written), customerId: written.customerId };
    if (!(await mayBeSentNow(db, recipient, now()))) {
      await hold(db, found, recipientHash(recipient));
      return new Date(now().getTime() + HELD);
    }
  }
  if (written) await channel.send(written, { key: written.key ?? found.key, mayBeSent: job.attempts > 1 });
  await end([found], written ? [found] : [], shop);
  return undefined;
}

/** Null: there is nothing to send, or no recipient: a person without an address, or a deleted one. */
async function writeTo<T extends Letter | Sms>(
  channel: Channel<T>,
  about: Message,
  shop: MessageShop,
): Promise<T | null> {
  const written = await channel.write(about, shop);
  return written && channel.addressOf(written) !== '' ? written : null;
}

/** Sends one message for all messages that were held back for its recipient. */
async function sendHeld<T extends Letter | Sms>(
  channel: Channel<T>,
  leader: Message,
  { job, shop }: { readonly job: ClaimedJob; readonly shop: MessageShop },
): Promise<void> {
  const held = await takeHeld(shop.db, leader, channel.queue);
  const [told, written]: [Message[], T[]] = [[], []];
  for (const one of latest(held)) {
    const about = await writeTo(channel, one, shop);
    if (!about) continue;
    told.push(one);
    written.push(about);
  }
  const [first, ...others] = written;
  if (first) await channel.send(channel.join([first, ...others]), { key: leader.key, mayBeSent: job.attempts > 1 });
  await end(held, told, shop);
}

/** First runs `told` of the subjects. If the process is killed before the end, the repetition finds nothing to send. */
async function end(messages: readonly Message[], told: readonly Message[], shop: MessageShop): Promise<void> {
  for (const one of told) await subjectOf(one, shop).told(one, shop);
  const ids = messages.map(({ id }) => id);
  if (ids.length > 0) await shop.db.update(message).set({ sentAt: shop.now() }).where(inArray(message.id, ids));
}

export async function deleteOldMessages(tx: Database, now: Date): Promise<void> {
  await tx.delete(message).where(lt(message.createdAt, new Date(now.getTime() - STORED)));
}
