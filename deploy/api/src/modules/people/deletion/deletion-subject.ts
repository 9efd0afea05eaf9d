import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { accountDeletion, type EventOf } from '../../../db/schema';
import { messagesAbout, queueMessages } from '../../messages/api';
import { type Deletion, deletionEmail, deletionKey, deletionSms } from './deletion-messages';

/** How long an address is stored for a message that cannot be sent. */
const KEPT = 3 * 24 * 3_600_000;

/** Queues the message about a deletion: by e-mail, or by SMS if there is no confirmed address. */
export async function queueDeletionMessage(
  tx: Database,
  { customerId, email, phone }: Pick<Deletion, 'customerId' | 'email' | 'phone'>,
  event: EventOf<'account_deletion'>,
  now: Date,
): Promise<void> {
  const channels = email !== '' ? (['email'] as const) : phone !== '' ? (['sms'] as const) : [];
  await queueMessages(tx, { kind: 'account_deletion', id: customerId, event, channels }, now);
}

/** The deletion, if the message is still true: a requested deletion is not cancelled or done yet. */
async function newsOf(
  { subjectId, event }: { readonly subjectId: number; readonly event: EventOf<'account_deletion'> },
  db: Database,
): Promise<Deletion | null> {
  const [found] = await db.select().from(accountDeletion).where(eq(accountDeletion.customerId, subjectId));
  const isNews = found && (found.deletedAt !== null) === (event === 'account_deleted');
  return isNews ? found : null;
}

/** Values without personal data. */
const noAddress = { email: '', phone: '' };

/** Messages that a deletion was requested, and that the account is deleted. They are never held back. */
export const deletionMessages = messagesAbout({
  kind: 'account_deletion',
  isLimited: false,
  async email(message, { db }) {
    const deletion = await newsOf(message, db);
    if (!deletion) return null;
    return { to: deletion.email, customerId: null, key: deletionKey(deletion), content: deletionEmail(deletion) };
  },
  async sms(message, { db }) {
    const deletion = await newsOf(message, db);
    if (!deletion) return null;
    return { phone: deletion.phone, customerId: null, key: deletionKey(deletion), text: deletionSms(deletion) };
  },
  async told({ subjectId, event }, { db }) {
    if (event === 'account_deleted')
      await db.update(accountDeletion).set(noAddress).where(eq(accountDeletion.customerId, subjectId));
  },
});

/** Removes the addresses of accounts that were deleted long ago, also when the message could not be sent. */
export async function forgetDeletedAddresses(tx: Database, now: Date): Promise<void> {
  const isOver = lt(accountDeletion.deletedAt, new Date(now.getTime() - KEPT));
  await tx.update(accountDeletion).set(noAddress).where(isOver);
}
