import { productViewed, searchMade, sectionViewed } from 'shared-contracts/catalog/events';
import { orderSaved } from 'shared-contracts/checkout/events';
import type { ShellContext } from '../app/shell-context';
import type { Tracked } from '../third-party/tracked';

/**
 * Chat, tracking and counters, where they are set up (TRK-16): without any nothing of them is loaded. What pages tell meanwhile
 * waits for them.
 * @returns brings them, once the page is there
 */
export function thirdPartyServices({ settings, bus, report, ...app }: ShellContext): () => void {
  if (!settings.chat && !settings.tracking && !settings.counters) return () => {};
  let bring = () => {};
  const brought = new Promise<(what: Tracked) => void>((resolve, reject) => {
    bring = () => {
      import(/* webpackChunkName: "lazy-outside" */ '../third-party/connect').then(
        ({ connectThirdParty }) => resolve(connectThirdParty({ settings, bus, report, ...app })),
        reject,
      );
    };
  });
  brought.catch((error: unknown) => report(error, { area: 'shell', phase: 'load', name: 'outside' }));
  const track = (what: Tracked) =>
    void brought.then(
      (heard) => heard(what),
      () => {},
    );
  bus.on(productViewed, (viewed) => track({ kind: 'product', ...viewed }));
  bus.on(sectionViewed, (viewed) => track({ kind: 'category', ...viewed }));
  bus.on(searchMade, (made) => track({ kind: 'search', ...made }));
  bus.on(orderSaved, (saved) => track({ kind: 'purchase', ...saved }));
  return () => bring();
}
