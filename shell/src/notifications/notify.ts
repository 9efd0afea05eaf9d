import type { showNotification } from 'shared-contracts/shell/commands';
import type { WritableAtom } from 'shared-contracts/stores';
import type * as z from 'zod/mini';
import type { Notification } from './notification';

/** Most messages at a time; older ones give way. */
const MOST = 4;

/** Shows a notification; without a text it reads «Возникла ошибка» and is one (LAY-60). */
export function notify(
  notifications: WritableAtom<readonly Notification[]>,
  { text, kind = text ? 'info' : 'error' }: z.output<typeof showNotification.input>,
): void {
  const shown = notifications.get();
  const id = (shown.at(-1)?.id ?? 0) + 1;
  notifications.set([...shown, { id, kind, text: text || 'Возникла ошибка' }].slice(-MOST));
}
