import { showNotification } from '@zapovednik/areas/shell/commands';
import { userChanged } from '@zapovednik/areas/shell/events';
import { useApp } from '@zapovednik/platform/app';
import { readAgain, useQueryClient } from '@zapovednik/platform/query';
import { accountQuery } from './account-query';

/** What follows a saved change of the customer's own data: the page and the header show it, and a notification says so. */
export function useSaved() {
  const app = useApp();
  const client = useQueryClient();
  return async (text: string): Promise<void> => {
    app.bus.emit(userChanged, {});
    // The change is saved; a failure to read it again is shown by the next read.
    await readAgain(client, accountQuery(app)).catch(() => {});
    await app.bus.run(showNotification, { kind: 'success', text });
  };
}
