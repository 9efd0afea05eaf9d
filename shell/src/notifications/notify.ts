import type { showNotification } from '@zapovednik/areas/shell/commands';
import type { WritableAtom } from '@zapovednik/platform/stores';
import type * as z from 'zod/mini';
import type { Notification } from '../context/notification';

/** The maximum number of notifications; older ones are removed. */
const MAX_SHOWN = 4;

/** Shows a notification. Without a text it is the error «Возникла ошибка» (LAY-60). */
export function notify(
  notifications: WritableAtom<readonly Notification[]>,
  { text, hint, kind = text ? 'info' : 'error' }: z.output<typeof showNotification.input>,
): void {
  const shown = notifications.get();
  const id = (shown.at(-1)?.id ?? 0) + 1;
  // The prescribed text alone does not say what to do.
  const failed = 'Возникла ошибка';
  const second = hint ?? (!text || text === failed ? 'Попробуйте ещё раз' : undefined);
  notifications.set([...shown, { id, kind, text: text || failed, ...(second && { hint: second }) }].slice(-MAX_SHOWN));
}
