import { useApp } from '@zapovednik/platform/app';
import { Button } from '@zapovednik/ui';
import { Bell } from '@zapovednik/ui/icons';
import { knownSession } from '../waiting/known-session';
import { askForSubscriber } from './ask-for-subscriber';
import { endSubscription } from './change-subscription';
import { subscribeCustomer } from './subscribe-customer';
import { useStockSubscription } from './use-stock-subscription';

interface SubscribeButtonProps {
  productId: number;
  name: string;
}

/**
 * The button of a product that is sold out in the city: «Подписаться» or «Отписаться» (PRD-43, PRD-44). Who is not signed in is asked for
 * an e-mail and a consent (PRD-47).
 */
export default function SubscribeButton({ productId, name }: SubscribeButtonProps) {
  const app = useApp();
  const subscribed = useStockSubscription(productId);
  const press = async () => {
    if (subscribed !== undefined) return endSubscription(app, { productId, email: subscribed });
    const { status, email } = await knownSession(app);
    if (status === 'authorized') return subscribeCustomer(app, { productId, email });
    return askForSubscriber(app, { productId, name });
  };
  const label = subscribed === undefined ? 'Подписаться' : 'Отписаться';
  return (
    <Button wide icon={<Bell />} aria-label={`${label}: ${name}`} onClick={press}>
      {label}
    </Button>
  );
}
