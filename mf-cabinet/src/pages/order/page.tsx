import { orderSteps } from '@zapovednik/api/checkout/models/order-steps';
import { whyNotCancelled } from '@zapovednik/api/checkout/models/why-not-cancelled';
import { cabinetOrderLink } from '@zapovednik/areas/cabinet/routes';
import { orderStateIcon } from '@zapovednik/areas/checkout/order-state-icon';
import { definePage, useApp } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { useQuery } from '@zapovednik/platform/query';
import { Link } from '@zapovednik/platform/router';
import { stripNonDigits } from '@zapovednik/rules/format';
import { ErrorFallback } from '@zapovednik/ui';
import { Status } from '@zapovednik/ui/status';
import { Steps } from '@zapovednik/ui/steps';
import { Component as AutoOrderSetup } from '../../auto-order-setup/auto-order-setup';
import { CabinetPage } from '../../cabinet/cabinet-page';
import { OrderActions } from '../../order/order-actions';
import { OrderContact } from '../../order/order-contact';
import { OrderDelivery } from '../../order/order-delivery';
import { OrderGoods } from '../../order/order-goods';
import { OrderHistory } from '../../order/order-history';
import { OrderPayment } from '../../order/order-payment';
import { OrderSkeleton } from '../../order/order-skeleton';
import { OrderTotals } from '../../order/order-totals';
import { ordersLink } from '../../orders/orders-address';
import { orderQuery } from '../../orders/orders-query';
import { loadOrder } from './load';
import styles from './order-page.module.css';

const back = { title: 'Все заказы', to: ordersLink() };

/** One order of the customer, with its actions (ROU-80, CAB-15). */
function OrderPage({ data: { id } }: { data: { id: number } }) {
  const { data, error, isError, isFetching, refetch } = useQuery(orderQuery(useApp(), id));
  // Another customer has signed in in another tab: the order that was read before is not theirs.
  const order = error instanceof ApiError && error.status === 404 ? undefined : data;
  if (!order) {
    return (
      <CabinetPage heading={`Заказ № ${id}`} description="Состояние заказа в «Заповеднике»." back={back}>
        {isError ? (
          <ErrorFallback title="Не удалось загрузить заказ" onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <OrderSkeleton />
        )}
      </CabinetPage>
    );
  }
  const StateIcon = orderStateIcon(order.statusId);
  // A purchase at the till is received at once.
  const steps = order.isRetail ? null : orderSteps({ ...order, isPaid: order.isPaid ?? false });
  return (
    <CabinetPage heading={order.title} description="Состояние заказа в «Заповеднике»." back={back}>
      <section aria-label="Состояние" className={styles.card}>
        <Status color={order.statusColor} icon={<StateIcon />}>
          {order.status}
        </Status>
        {order.parentOrderId !== null && (
          <p className={styles.note}>
            Создан автозаказом по <Link to={cabinetOrderLink(order.parentOrderId)}>заказу № {order.parentOrderId}</Link>
          </p>
        )}
        {steps && (
          <div data-screen="">
            <Steps label="Состояние заказа" steps={steps} />
          </div>
        )}
        <OrderActions key={id} order={order} />
        {!order.canCancel && !order.isRetail && <WhyNotCancelled statusId={order.statusId} />}
      </section>
      {!order.isRetail && <AutoOrderSetup orderId={id} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderGoods order={order} />
          {!order.isRetail && <OrderDelivery order={order} />}
          <OrderContact order={order} />
        </div>
        <div className={styles.column}>
          <OrderTotals order={order} />
          <OrderPayment order={order} />
          <OrderHistory history={order.history} />
        </div>
      </div>
    </CabinetPage>
  );
}

/** Why an order in progress stays as it is, and whom to ask (ORD-52). */
function WhyNotCancelled({ statusId }: { statusId: string }) {
  const { phone } = useApp().city;
  const why = whyNotCancelled(statusId);
  return (
    why && (
      <p className={styles.note}>
        {why} <a href={`tel:+${stripNonDigits(phone)}`}>{phone}</a>.
      </p>
    )
  );
}

export const { Component, loader } = definePage({ load: loadOrder, Component: OrderPage });
