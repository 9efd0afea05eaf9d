import { cabinetAutoOrdersRoute } from '@zapovednik/areas/cabinet/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { onPage, pageOf } from '@zapovednik/platform/list-address';
import { useQuery } from '@zapovednik/platform/query';
import { useSearchParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { ErrorFallback, Pagination, Skeleton } from '@zapovednik/ui';
import { autoOrdersQuery } from '../../auto-order/auto-order-queries';
import { CabinetPage } from '../../cabinet/cabinet-page';
import { AutoOrderCard } from './auto-order-card';
import styles from './auto-orders-page.module.css';
import { loadAutoOrders } from './load';
import { NoAutoOrders } from './no-auto-orders';

/** The customer's auto-orders, the one with the nearest date first (ROU-81, CAB-21). */
function AutoOrdersPage() {
  return (
    <CabinetPage heading="Автозаказы" description="Повторяющиеся заказы в «Заповеднике».">
      <AutoOrderList />
    </CabinetPage>
  );
}

function AutoOrderList() {
  const page = pageOf(useSearchParams()[0]);
  const { data, isError, isFetching, refetch } = useQuery(autoOrdersQuery(useApp(), page));
  if (!data) {
    return isError ? (
      <ErrorFallback title="Автозаказы не загрузились" onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <div aria-busy="true" className={styles.list}>
        <Skeleton shape="block" className={styles.waiting} />
        <Skeleton shape="block" className={styles.waiting} />
      </div>
    );
  }
  if (data.count === 0) return <NoAutoOrders />;
  return (
    <>
      <ul className={styles.list}>
        {data.autoOrders.map((autoOrder) => (
          <li key={autoOrder.id}>
            <AutoOrderCard autoOrder={autoOrder} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={data.pageCount} to={(next) => link(cabinetAutoOrdersRoute, {}, onPage(next))} />
    </>
  );
}

export const { Component, loader } = definePage({ load: loadAutoOrders, Component: AutoOrdersPage });
