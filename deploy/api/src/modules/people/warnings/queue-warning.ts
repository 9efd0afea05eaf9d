import type { Database } from '../../../db/database';
import { contactWarning } from '../../../db/schema';
import { queueMessages } from '../../messages/api';

/** Stores a warning and queues its message, in the transaction of the change. */
export async function queueWarning(tx: Database, warning: typeof contactWarning.$inferInsert): Promise<void> {
  const [written] = await tx.insert(contactWarning).values(warning).returning({ id: contactWarning.id });
  if (!written) throw new Error('The warning was not stored');
  const event = warning.changeId ? 'contact_will_change' : 'contact_changed';
  const channels = [warning.channel];
  await queueMessages(tx, { kind: 'contact_warning', id: written.id, event, channels }, warning.createdAt);
}
