import { productViewed, searchMade, sectionViewed } from '@zapovednik/areas/catalog/events';
import { orderSaved } from '@zapovednik/areas/checkout/events';
import type { ShellContext } from '../context/shell-context';
import type { TrackedAction } from './tracked-action';

/**
 * Chat, tracking and counters (TRK-16). Without a configured service no code is loaded. Events that occur before the code is
 * loaded are queued.
 * @returns loads the services, after the page has loaded
 */
export function thirdPartyServices({ settings, bus, report, ...app }: ShellContext): () => void {
  if (!settings.chat && !settings.tracking && !settings.counters) return () => {};
  let load = () => {};
  const connected = new Promise<(what: TrackedAction) => void>((resolve, reject) => {
    load = () => {
      import(/* webpackChunkName: "lazy-third-party" */ './connect').then(
        ({ connectThirdParty }) => resolve(connectThirdParty({ settings, bus, report, ...app })),
        reject,
      );
    };
  });
  connected.catch((error: unknown) => report(error, { area: 'shell', phase: 'load', name: 'third-party' }));
  const track = (what: TrackedAction) =>
    void connected.then(
      (send) => send(what),
      () => {},
    );
  bus.on(productViewed, (viewed) => track({ kind: 'product', ...viewed }));
  bus.on(sectionViewed, (viewed) => track({ kind: 'category', ...viewed }));
  bus.on(searchMade, (made) => track({ kind: 'search', ...made }));
  bus.on(orderSaved, (saved) => track({ kind: 'purchase', ...saved }));
  return () => load();
}
