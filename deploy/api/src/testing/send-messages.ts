import type { Work, WorkLog } from '../jobs/job';
import { runQueue } from '../jobs/run-queue';
import { letters, texts } from '../modules/messages/send-messages';

/** Sends the emails and SMS that are due. */
export async function sendMessages(work: Work, log: WorkLog): Promise<void> {
  await Promise.all([letters, texts].map((queue) => runQueue(queue, work, log)));
}
