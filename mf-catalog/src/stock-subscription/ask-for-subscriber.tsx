import type { AppContext } from '@zapovednik/platform/app';
import { waitingSubscription } from '../waiting/waiting-product';

interface SubscriptionRequest {
  readonly productId: number;
  /** Of the product. */
  readonly name: string;
}

/**
 * Stores the product and opens the dialog that asks the visitor for an e-mail address (PRD-47). The dialog is loaded
 * when it first opens.
 */
export async function askForSubscriber(
  { overlays }: Pick<AppContext, 'overlays'>,
  wanted: SubscriptionRequest,
): Promise<void> {
  waitingSubscription.store(wanted.productId);
  const { SubscribeDialog } = await import(/* webpackChunkName: "lazy-subscribe-dialog" */ './subscribe-dialog');
  overlays.show('stockSubscription', 'mf-catalog', <SubscribeDialog {...wanted} />);
}
