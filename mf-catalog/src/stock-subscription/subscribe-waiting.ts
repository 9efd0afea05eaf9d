import type { SessionState } from '@zapovednik/areas/shell/atoms';
import type { AppContext } from '@zapovednik/platform/app';
import { waitingSubscription } from '../waiting/waiting-product';
import { askForSubscriber } from './ask-for-subscriber';
import { trySubscribe } from './change-subscription';

/** Subscribes the customer who has signed in to the waiting product; asks for an e-mail if there is none. */
export async function subscribeWaiting(app: AppContext, { email }: SessionState): Promise<void> {
  const productId = waitingSubscription.take();
  if (productId === null) return;
  await (email ? trySubscribe(app, { productId, email }) : askForSubscriber(app, { productId }));
}
