import { useApp, useAtom } from 'shared-contracts/app';
import { useOptimisticQuery } from 'shared-contracts/query';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { subscriptionsQuery } from './subscriptions-query';

/** The e-mail with which this visitor is subscribed to a product; undefined: not, or not read yet. Read once the session is known. */
export function useStockSubscription(productId: number): string | undefined {
  const { status } = useAtom(sessionAtom);
  const { data } = useOptimisticQuery({ ...subscriptionsQuery(useApp()), enabled: status !== 'unknown' });
  return data?.[productId];
}
