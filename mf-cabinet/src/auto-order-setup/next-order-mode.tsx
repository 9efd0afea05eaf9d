import type { ReactNode } from 'react';
import { useApp, useAtom } from 'shared-contracts/app';
import type { AutoOrderMode } from 'shared-contracts/cabinet/calls/auto-order';
import { isYes } from 'shared-contracts/format';
import { useQuery } from 'shared-contracts/query';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { ErrorFallback, Skeleton } from 'shared-contracts/ui';
import { autoOrderModeQuery } from '../auto-order/auto-order-queries';
import styles from './regular-dialog.module.css';
import { SignInFirst } from './sign-in-first';

/** How the next order repeats, for a dialog: a guest signs in first; where an order cannot repeat it says why (API-103). */
export function NextOrderMode({ children }: { children: (mode: AutoOrderMode) => ReactNode }) {
  const { status } = useAtom(sessionAtom);
  return status === 'authorized' ? <KnownMode>{children}</KnownMode> : <SignInFirst />;
}

function KnownMode({ children }: { children: (mode: AutoOrderMode) => ReactNode }) {
  const { data, isError, isFetching, refetch } = useQuery(autoOrderModeQuery(useApp()));
  if (data) return isYes(data.AVAILABLE) ? children(data) : <p>{data.REASON}</p>;
  return isError ? (
    <ErrorFallback title="Интервалы не загрузились" onRetry={() => void refetch()} busy={isFetching} />
  ) : (
    <Skeleton shape="block" className={styles.waiting} />
  );
}
