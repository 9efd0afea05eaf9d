import { definePage, useApp } from 'shared-contracts/app';
import { cabinetOrdersRoute } from 'shared-contracts/cabinet/routes';
import { homeRoute } from 'shared-contracts/catalog/routes';
import { useQuery } from 'shared-contracts/query';
import { link } from 'shared-contracts/routes';
import { Container, LinkButton, Metadata } from 'shared-contracts/ui';
import { CircleCheck } from 'shared-contracts/ui/icons';
import frame from '../../page/card-page.module.css';
import { OrderFacts } from '../../placed-order/order-facts';
import { placedOrderQuery } from '../../placed-order/placed-order-query';
import { loadSuccess } from './load';
import styles from './success-page.module.css';

const next = [
  'Позвоним или напишем, если что-то нужно уточнить.',
  'Соберём заказ и сообщим, когда он будет готов.',
  'Назовите номер заказа при получении.',
];

/** The order is placed: its number, what happens next, and a link back to the catalogue (ROU-68). */
function SuccessPage({ data: { orderId } }: { data: { orderId: number } }) {
  const app = useApp();
  const { data: order } = useQuery(placedOrderQuery(app, orderId));
  return (
    <Container className={frame.page}>
      <Metadata
        title={`Заказ № ${orderId} оформлен`}
        description="Заказ принят: что в нём, куда и когда он придёт."
        hidden
      />
      <div className={frame.card}>
        <CircleCheck className={styles.mark} />
        <h1 className={frame.heading}>Заказ № {orderId} оформлен</h1>
        <p className={styles.thanks}>Спасибо! Мы уже начали его собирать.</p>
        {order && <OrderFacts order={order} />}
        <h2 className={styles.title}>Что дальше</h2>
        <ol className={styles.steps}>
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className={styles.ways}>
          <LinkButton variant="primary" to={link(homeRoute)}>
            На главную
          </LinkButton>
          <LinkButton variant="quiet" to={link(cabinetOrdersRoute)}>
            Мои заказы
          </LinkButton>
        </div>
      </div>
    </Container>
  );
}

export const { Component, loader } = definePage({ load: loadSuccess, Component: SuccessPage });
