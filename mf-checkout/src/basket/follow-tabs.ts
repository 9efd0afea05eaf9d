import { basketQuery } from '@zapovednik/areas/checkout/queries/basket';
import type { AppContext } from '@zapovednik/platform/app';
import { readAgain } from '@zapovednik/platform/query';

/**
 * The message between tabs of one storefront. It says only that the server's basket has changed, and contains no data.
 */
const CHANGED = 'basket:changed';

/**
 * Sends a message to the other tabs of this storefront when a write of this tab has changed the basket, and reads the
 * basket again when such a message arrives: at once in a visible tab, else when the user returns to the tab.
 */
export function followTabs({ query, api, report }: Pick<AppContext, 'query' | 'api' | 'report'>): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const basket = basketQuery({ api });
  const channel = new BroadcastChannel('basket');
  let isBehind = false;

  const read = () => {
    if (!isBehind || document.visibilityState === 'hidden') return;
    isBehind = false;
    // A failure is not shown; the next change or navigation reads the basket again.
    readAgain(query, basket).catch((error: unknown) =>
      report(error, { area: 'mf-checkout', phase: 'event', name: CHANGED }),
    );
  };
  channel.onmessage = ({ data }) => {
    if (data !== CHANGED) return;
    isBehind = true;
    read();
  };
  document.addEventListener('visibilitychange', read);
  query.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.data === undefined) return;
    if (event.mutation.options.mutationKey?.[0] === basket.queryKey[0]) channel.postMessage(CHANGED);
  });
}
