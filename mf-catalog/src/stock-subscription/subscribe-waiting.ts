import type { SessionState } from '@zapovednik/areas/shell/atoms';
import type { AppContext } from '@zapovednik/platform/app';
import { waitingSubscription } from '../waiting/waiting-product';
import { subscribeCustomer } from './subscribe-customer';

/** Subscribes the customer who has signed in to the waiting product. */
export async function subscribeWaiting(app: AppContext, { email }: SessionState): Promise<void> {
  const productId = waitingSubscription.take();
  if (productId !== null) await subscribeCustomer(app, { productId, email });
}
