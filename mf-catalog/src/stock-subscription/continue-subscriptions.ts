import type { AppContext } from 'shared-contracts/app';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { waitingSubscription } from '../waiting/waiting-product';

/** After a sign-in, here or on a page before, goes on with the product that waits for it (PRD-47). */
export function continueSubscriptions(app: AppContext): void {
  const session = app.atom(sessionAtom);
  const check = async () => {
    if (session.get().status !== 'authorized' || waitingSubscription.read() === null) return;
    const { subscribeWaiting } = await import(/* webpackChunkName: "lazy-subscribe" */ './subscribe-waiting');
    await subscribeWaiting(app, session.get());
  };
  session.listen(check);
  void check();
}
