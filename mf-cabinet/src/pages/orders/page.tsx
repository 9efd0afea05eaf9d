import { definePage, useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { ErrorFallback, Pagination } from '@zapovednik/ui';
import { CabinetPage } from '../../cabinet/cabinet-page';
import { type OrdersAddress, ordersLink } from '../../orders/orders-address';
import { ordersQuery } from '../../orders/orders-query';
import { loadOrders } from './load';
import { NoOrders } from './no-orders';
import { OrderFilters } from './order-filters';
import { OrderRow } from './order-row';
import styles from './orders-page.module.css';
import { OrdersSkeleton } from './orders-skeleton';

/** The customer's orders, newest first, four on a page (ROU-79, CAB-14, LIM-25). */
function OrdersPage({ data: address }: { data: OrdersAddress }) {
  return (
    <CabinetPage heading="Мои заказы" description="Заказы в «Заповеднике».">
      <OrderList address={address} />
    </CabinetPage>
  );
}

function OrderList({ address }: { address: OrdersAddress }) {
  const { data, isError, isFetching, refetch } = useQuery(ordersQuery(useApp(), address));
  if (!data) {
    return isError ? (
      <ErrorFallback title="Не удалось загрузить заказы" onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <OrdersSkeleton />
    );
  }
  const { orders, years, count, pageCount } = data;
  return (
    <>
      {years.length > 0 && <OrderFilters address={address} years={years} />}
      {orders.length > 0 ? (
        <ul aria-label="Заказы" className={styles.orders}>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      ) : (
        <NoOrders address={address} hasOrders={years.length > 0} />
      )}
      {count > 0 && (
        <Pagination page={address.page} pages={pageCount} to={(page) => ordersLink({ ...address, page })} />
      )}
    </>
  );
}

export const { Component, loader } = definePage({ load: loadOrders, Component: OrdersPage });
