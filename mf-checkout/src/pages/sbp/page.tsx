import { orderSuccessLink } from '@zapovednik/areas/checkout/routes';
import { definePage } from '@zapovednik/platform/app';
import { useNavigate } from '@zapovednik/platform/router';
import { Container, Metadata } from '@zapovednik/ui';
import { useEffect, useEffectEvent } from 'react';
import frame from '../../page/card-page.module.css';
import { loadPayment } from '../../payment-return/load-payment';
import { OrderHelp } from '../../placed-order/order-help';
import { SbpPayment } from '../../placed-order/sbp-payment';
import { usePlacedOrder } from '../../placed-order/use-placed-order';
import styles from './sbp-page.module.css';

const TITLE = 'Оплата через Систему быстрых платежей';

/** `/sbp-payment-process/?ORDER_ID=…` (ROU-39): pays the order, and then shows it. */
function SbpPage({ id }: { id: number }) {
  const navigate = useNavigate();
  const { data: order } = usePlacedOrder({ id });
  const showOrder = useEffectEvent(() => navigate(orderSuccessLink(id), { replace: true }));
  const isOver = order !== undefined && !order.payment?.canPay;
  useEffect(() => {
    if (isOver) void showOrder();
  }, [isOver]);
  return (
    <Container className={frame.page}>
      <Metadata title={TITLE} description="Оплата заказа по QR-коду или в приложении банка." hidden />
      <div className={frame.card}>
        <h1 className={styles.heading}>Оплата заказа № {id}</h1>
        {!isOver && <SbpPayment access={{ id }} onBack={() => void showOrder()} />}
      </div>
    </Container>
  );
}

export const { Component, loader } = definePage({
  load: loadPayment,
  Component: ({ data: { orderId, isFound } }) =>
    orderId !== null && isFound ? (
      <SbpPage id={orderId} />
    ) : (
      <OrderHelp
        title={TITLE}
        text={
          orderId === null
            ? 'Здесь оплачивают заказ по QR-коду. Откройте эту страницу из оформления заказа.'
            : `Заказ № ${orderId} оформлен в другом браузере или под другим именем.`
        }
      />
    ),
});
