import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { message, type QueueName, queuedJob } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Message } from './subjects';

/** Holds a message back because its recipient has received the most messages for now. */
export async function hold(db: Database, { id }: Message, recipient: string): Promise<void> {
  await db.update(message).set({ heldFor: recipient }).where(eq(message.id, id));
}

/**
 * The messages that one held message covers: itself and all others that wait for its recipient, whose jobs end. A
 * repeated attempt covers the same ones. Empty: another message covers it.
 */
export function takeHeld(db: Database, leader: Message, queue: QueueName): Promise<Message[]> {
  const isTold = eq(message.toldWith, leader.id);
  return inTransaction(db, async (tx) => {
    if (leader.heldFor !== null) {
      const taken = await tx
        .update(message)
        .set({ toldWith: leader.id, heldFor: null })
        .where(and(eq(message.heldFor, leader.heldFor), isNull(message.toldWith)))
        .returning({ id: message.id });
      const others = taken.map(({ id }) => id);
      if (others.length > 0)
        await tx
          .delete(queuedJob)
          .where(
            and(eq(queuedJob.queue, queue), inArray(queuedJob.subjectId, others), ne(queuedJob.subjectId, leader.id)),
          );
    }
    return tx.select().from(message).where(isTold).orderBy(asc(message.id));
  });
}

/** The newest message about each subject. It has the current state of the subject. */
export const latest = (messages: readonly Message[]): Message[] => [
  ...new Map(messages.map((one) => [`${one.subjectKind} ${one.subjectId}`, one])).values(),
];
