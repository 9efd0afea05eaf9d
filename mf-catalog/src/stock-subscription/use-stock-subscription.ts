import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { useOptimisticQuery } from '@zapovednik/platform/query';
import { subscriptionsQuery } from './subscriptions-query';

/** The e-mail with which this visitor is subscribed to a product; undefined: not, or not read yet. Read once the session is known. */
export function useStockSubscription(productId: number): string | undefined {
  const { status } = useAtom(sessionAtom);
  const { data } = useOptimisticQuery({ ...subscriptionsQuery(useApp()), enabled: status !== 'unknown' });
  return data?.[productId];
}
