import { subscriptionsChanged } from '@zapovednik/areas/cabinet/events';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { AppContext } from '@zapovednik/platform/app';
import { waitingSubscription } from '../waiting/waiting-product';
import { subscriptionsKey } from './subscriptions-key';

/**
 * After a sign-in, here or on a page before, goes on with the product that waits for it (PRD-47). What the cabinet changes is read again
 * where buttons show it.
 */
export function continueSubscriptions(app: AppContext): void {
  const session = app.atom(sessionAtom);
  const check = async () => {
    if (session.get().status !== 'authorized' || waitingSubscription.read() === null) return;
    const { subscribeWaiting } = await import(/* webpackChunkName: "lazy-subscribe" */ './subscribe-waiting');
    await subscribeWaiting(app, session.get());
  };
  app.bus.on(subscriptionsChanged, () => void app.query.invalidateQueries({ queryKey: subscriptionsKey }));
  session.listen(check);
  void check();
}
