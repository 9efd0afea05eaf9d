import { isNotified } from '../events/notified';
import type { AppContext, ErrorSource } from './app-context';
import { showNotification } from './show-notification';

/**
 * Reports a failure and shows a notification, unless the owner of a command has already shown this error.
 *
 * @param text the text for the user; by default «Возникла ошибка» (LAY-60)
 */
export async function reportAndNotify(
  { report, bus }: Pick<AppContext, 'report' | 'bus'>,
  error: unknown,
  source: ErrorSource,
  text?: string,
): Promise<void> {
  if (isNotified(error)) return;
  report(error, source);
  await bus.run(showNotification, { kind: 'error', ...(text && { text }) });
}
