import type { Database } from '../../db/database';
import { type EventOf, message, type SubjectKind } from '../../db/schema';
import { enqueue } from '../../jobs/queue';
import type { Message } from './subjects';

interface NewMessage<K extends SubjectKind> {
  readonly kind: K;
  /** The row that it is about. */
  readonly id: number;
  readonly event: EventOf<K>;
  readonly channels: readonly Message['channel'][];
}

/**
 * Queues messages in the transaction of their event, so that both are stored or neither is. A repeated event of an
 * order adds nothing.
 */
export async function queueMessages<K extends SubjectKind>(
  tx: Database,
  { kind, id, event, channels }: NewMessage<K>,
  now: Date,
): Promise<void> {
  if (channels.length === 0) return;
  const rows = await tx
    .insert(message)
    .values(channels.map((channel) => ({ subjectKind: kind, subjectId: id, event, channel, createdAt: now })))
    .onConflictDoNothing()
    .returning({ id: message.id, channel: message.channel });
  const idsOf = (wanted: Message['channel']) => rows.flatMap((row) => (row.channel === wanted ? row.id : []));
  await enqueue(tx, 'letter', idsOf('email'), now);
  await enqueue(tx, 'sms', idsOf('sms'), now);
}
