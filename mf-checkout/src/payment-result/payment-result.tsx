import type { ReactNode } from 'react';
import { definePage, useApp } from 'shared-contracts/app';
import { homeRoute } from 'shared-contracts/catalog/routes';
import { skipToken, useQuery } from 'shared-contracts/query';
import { link } from 'shared-contracts/routes';
import { Button, LinkButton, Metadata } from 'shared-contracts/ui';
import { CircleCheck, Clock, RotateCcw } from 'shared-contracts/ui/icons';
import { OrderFacts } from '../placed-order/order-facts';
import { placedOrderQuery } from '../placed-order/placed-order-query';
import { loadPayment } from './load-payment';
import styles from './payment-result.module.css';

interface PaymentResultProps {
  /** The heading of the page. */
  title: string;
  /** The purpose of the page, when it was opened without an order. */
  purpose: string;
  /** Null: the page was opened without an order. */
  orderId: number | null;
}

/** The end of a payment: shows the order's status from the server, not from the URL (ORD-68, ORD-69). */
function PaymentResult({ title, purpose, orderId }: PaymentResultProps) {
  const app = useApp();
  const {
    data: order,
    isFetching,
    refetch,
  } = useQuery({
    ...placedOrderQuery(app, orderId ?? 0),
    ...(orderId === null && { queryFn: skipToken }),
  });
  const paid = order?.isPaid ?? false;

  if (!order) {
    return (
      <Result title={title} text={purpose} icon={<Clock />}>
        <LinkButton to={link(homeRoute)}>На главную</LinkButton>
      </Result>
    );
  }
  return (
    <Result
      title={paid ? `Заказ № ${order.id} оплачен` : `Заказ № ${order.id} ждёт оплаты`}
      text={
        paid ? 'Спасибо! Мы уже начали его собирать.' : 'Банк ещё не подтвердил оплату. Обычно это занимает минуту.'
      }
      icon={paid ? <CircleCheck /> : <Clock />}
      facts={<OrderFacts order={order} />}
    >
      {paid ? (
        <LinkButton variant="primary" to={link(homeRoute)}>
          На главную
        </LinkButton>
      ) : (
        <Button variant="primary" icon={<RotateCcw />} busy={isFetching} onClick={() => void refetch()}>
          Проверить оплату
        </Button>
      )}
    </Result>
  );
}

/** Creates the page of a payment result from its heading and purpose. */
export const paymentPage = (texts: Omit<PaymentResultProps, 'orderId'>) =>
  definePage({ load: loadPayment, Component: ({ data }) => <PaymentResult {...texts} {...data} /> });

interface ResultProps {
  title: string;
  text: string;
  icon: ReactNode;
  facts?: ReactNode;
  /** The link to continue. */
  children: ReactNode;
}

function Result({ title, text, icon, facts, children }: ResultProps) {
  return (
    <div className={styles.page}>
      <Metadata title={title} description={text} hidden />
      <div className={styles.card}>
        <div className={styles.icon}>{icon}</div>
        <h1 className={styles.heading}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {facts}
        <div className={styles.way}>{children}</div>
      </div>
    </div>
  );
}
