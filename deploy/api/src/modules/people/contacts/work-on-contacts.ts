import type { Logger } from 'pino';
import { repeatEvery } from '../../../jobs/repeat-every';
import { sendContactWarnings, type WarningShop } from '../warnings/send-contact-warnings';
import { applyDueChanges } from './apply-due-changes';

/** Milliseconds between two runs. */
const EVERY = 5000;

/** Makes the changes of phones and e-mails that are due, and sends the warnings about changes. */
export async function workOnContacts(shop: WarningShop, log: Pick<Logger, 'warn'>): Promise<void> {
  await applyDueChanges(shop, log);
  await sendContactWarnings(shop, log);
}

/** Does it every five seconds. Returns a function that stops it and waits for the current run. */
export const startContacts = (shop: WarningShop, log: Pick<Logger, 'error' | 'warn'>): (() => Promise<void>) =>
  repeatEvery(EVERY, 'changes of contacts', log, () => workOnContacts(shop, log));
