import { showNotification } from '@zapovednik/areas/shell/commands';
import { userChanged } from '@zapovednik/areas/shell/events';
import { useApp } from '@zapovednik/platform/app';
import { readAgain, useQueryClient } from '@zapovednik/platform/query';
import { accountQuery } from '../account/account-query';

/**
 * Called after a change of the customer's own data was saved: page and header are updated, and a notification is shown.
 */
export function useSaved() {
  const app = useApp();
  const client = useQueryClient();
  return async (text: string): Promise<void> => {
    app.bus.emit(userChanged, {});
    // The change is saved; if reading it again fails, the next read shows the error.
    await readAgain(client, accountQuery(app)).catch(() => {});
    await app.bus.run(showNotification, { kind: 'success', text });
  };
}
