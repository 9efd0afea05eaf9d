import type { AutoOrderWays } from '@zapovednik/api/cabinet/calls/auto-order-ways';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { ErrorFallback, Skeleton } from '@zapovednik/ui';
import type { ReactNode } from 'react';
import { autoOrderWaysQuery } from '../../../auto-order/auto-order-queries';
import styles from '../auto-order-page.module.css';

interface WaysProps {
  /** The number of the auto-order's order. */
  id: number;
  /** The form, shown when the choices are loaded. */
  children: (ways: AutoOrderWays) => ReactNode;
}

/** The choices for an auto-order: a skeleton while they are loading, and a retry after a failure. */
export function Ways({ id, children }: WaysProps) {
  const { data, isError, isFetching, refetch } = useQuery(autoOrderWaysQuery(useApp(), id));
  if (data) return children(data);
  if (isError) {
    return <ErrorFallback title="Варианты не загрузились" onRetry={() => void refetch()} busy={isFetching} />;
  }
  return (
    <div aria-busy="true" className={styles.form}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}
