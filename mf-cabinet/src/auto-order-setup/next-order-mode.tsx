import type { AutoOrderMode } from '@zapovednik/api/cabinet/models/auto-order-mode';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { ErrorFallback, Skeleton } from '@zapovednik/ui';
import type { ReactNode } from 'react';
import { autoOrderModeQuery } from '../auto-order/auto-order-queries';
import styles from './regular-dialog.module.css';
import { SignInFirst } from './sign-in-first';

/**
 * The interval of the next order, for a dialog. A guest signs in first; if an order cannot be repeated, the reason is
 * shown (API-103).
 */
export function NextOrderMode({ children }: { children: (mode: AutoOrderMode) => ReactNode }) {
  const { status } = useAtom(sessionAtom);
  return status === 'authorized' ? <KnownMode>{children}</KnownMode> : <SignInFirst />;
}

function KnownMode({ children }: { children: (mode: AutoOrderMode) => ReactNode }) {
  const { data, isError, isFetching, refetch } = useQuery(autoOrderModeQuery(useApp()));
  if (data) return data.isAvailable ? children(data) : <p>{data.reason}</p>;
  return isError ? (
    <ErrorFallback title="Интервалы не загрузились" onRetry={() => void refetch()} busy={isFetching} />
  ) : (
    <Skeleton shape="block" className={styles.waiting} />
  );
}
