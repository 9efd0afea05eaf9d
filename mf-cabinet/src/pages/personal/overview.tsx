import { nextVisit } from '@zapovednik/areas/services/widgets';
import { Widget } from '@zapovednik/areas/widgets';
import { useQuery } from '@zapovednik/platform/query';
import { ErrorFallback, Skeleton } from '@zapovednik/ui';
import { usePersonalApp } from '../../person/use-personal-app';
import { summaryQuery } from '../../summary/summary-query';
import { EmailNotice } from './email-notice';
import { OrdersOnWay } from './orders-on-way';
import styles from './personal-page.module.css';
import { Tiles } from './tiles';

/**
 * First what the customer must do: an e-mail to confirm; then orders in progress, the next visit, then the sections that have content.
 */
export function Overview() {
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery(summaryQuery(usePersonalApp()));
  if (!data) {
    return isError && isFetchedAfterMount ? (
      <ErrorFallback title="Не удалось загрузить кабинет" onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <OverviewSkeleton />
    );
  }
  return (
    <>
      <EmailNotice summary={data} />
      <OrdersOnWay summary={data} onChanged={() => void refetch()} />
      <Widget of={nextVisit} props={{}} fallback={null} failure={null} />
      <Tiles summary={data} />
    </>
  );
}

const OverviewSkeleton = () => (
  <div aria-busy="true" className={styles.waiting}>
    <Skeleton shape="block" className={styles.waitingOrder} />
    <div className={styles.tiles}>
      <Skeleton shape="block" className={styles.waitingTile} />
      <Skeleton shape="block" className={styles.waitingTile} />
      <Skeleton shape="block" className={styles.waitingTile} />
    </div>
  </div>
);
