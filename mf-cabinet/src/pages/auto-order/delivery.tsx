import type { OwnAutoOrder } from 'shared-contracts/cabinet/calls/own-auto-order';
import { cabinetOrderLink } from 'shared-contracts/cabinet/routes';
import { Link } from 'shared-contracts/router';
import styles from './auto-order-page.module.css';

/** Where it is delivered, how it is paid and who gets it: all as in the order that repeats. */
export function Delivery({ autoOrder }: { autoOrder: OwnAutoOrder }) {
  const { id, deliveryName, deliveryPlace, deliveryInterval, paymentName, recipient } = autoOrder;
  return (
    <section aria-labelledby="delivery" className={styles.card}>
      <h2 id="delivery" className={styles.title}>
        Доставка и оплата
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{deliveryName}</dt>
          <dd>{deliveryPlace}</dd>
        </div>
        {deliveryInterval && (
          <div>
            <dt>Время</dt>
            <dd>{deliveryInterval}</dd>
          </div>
        )}
        <div>
          <dt>Оплата</dt>
          <dd>{paymentName}</dd>
        </div>
        <div>
          <dt>Получатель</dt>
          <dd>{recipient}</dd>
        </div>
      </dl>
      <p className={styles.hint}>
        Всё это берём из{' '}
        <Link to={cabinetOrderLink(id)} className={styles.link}>
          заказа № {id}
        </Link>
        . Чтобы изменить адрес, оформите новый заказ и включите у него повтор.
      </p>
    </section>
  );
}
