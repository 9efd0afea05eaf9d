import { createHash } from 'node:crypto';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { customer } from '../../db/schema';
import { addAttempt } from '../../http/attempts';
import type { Message } from './subjects';

const DAY = 24 * 3600;
/**
 * Messages per day to one phone or e-mail, from all areas together: `typed` for a contact that a visitor typed, `own`
 * for the owner of an account. The second budget is separate, so that other people's input cannot use it up.
 */
const MOST = { typed: 12, own: 60 };
/** Milliseconds for which further messages are held back. Then one message covers all of them. */
export const HELD = 3 * 3_600_000;

export interface Recipient {
  readonly channel: Message['channel'];
  /** A phone or an e-mail. */
  readonly address: string;
  /** The customer whose data the message is about; null: a guest's. */
  readonly customerId: number | null;
}

const nameOf = ({ channel, address }: Recipient) => `${channel} ${address.toLowerCase()}`;

/** Identifies a recipient without the address. */
export const recipientHash = (recipient: Recipient): string =>
  createHash('sha256')
    .update(`recipient:${nameOf(recipient)}`)
    .digest('base64url');

/** Counts a message to a recipient. @returns whether it may be sent now */
export async function mayBeSentNow(db: Database, recipient: Recipient, now: Date): Promise<boolean> {
  const whose = (await isOwn(db, recipient)) ? 'own' : 'typed';
  const counted = await addAttempt(db, { name: `messages, ${whose}`, seconds: DAY }, nameOf(recipient), now);
  return counted <= MOST[whose];
}

/** Whether the address is a confirmed contact of the message's customer. */
async function isOwn(db: Database, { address, customerId }: Recipient): Promise<boolean> {
  if (customerId === null) return false;
  const isEmail = and(sql`lower(${customer.email}) = ${address.toLowerCase()}`, isNotNull(customer.emailConfirmedAt));
  return (await db.$count(customer, and(eq(customer.id, customerId), or(eq(customer.phone, address), isEmail)))) > 0;
}
