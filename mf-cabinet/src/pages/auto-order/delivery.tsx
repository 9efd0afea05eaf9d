import type { OwnAutoOrder } from '@zapovednik/api/cabinet/models/own-auto-order';
import { cabinetOrderLink } from '@zapovednik/areas/cabinet/routes';
import { Link } from '@zapovednik/platform/router';
import { Button } from '@zapovednik/ui';
import { formatPhone } from '../../person/format-phone';
import styles from './auto-order-page.module.css';
import type { Question } from './change/question';

interface DeliveryProps {
  autoOrder: OwnAutoOrder;
  /** Opens a change; null: nothing can be changed. */
  onAsk: ((question: Question) => void) | null;
}

/** Delivery, payment and recipient: as in the repeated order, or as changed since. */
export function Delivery({ autoOrder, onAsk }: DeliveryProps) {
  const { id, deliveryName, deliveryPlace, deliveryInterval, paymentName, paymentReason, recipient, recipientPhone } =
    autoOrder;
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
          {paymentReason && <dd className={styles.hint}>{paymentReason}</dd>}
        </div>
        <div>
          <dt>Получатель</dt>
          <dd>
            {recipient}
            {recipientPhone && `, ${formatPhone(recipientPhone)}`}
          </dd>
        </div>
      </dl>
      {onAsk && (
        <div className={styles.actions}>
          <Button onClick={() => onAsk('place')}>Изменить место</Button>
          <Button onClick={() => onAsk('payment')}>Изменить оплату</Button>
          <Button onClick={() => onAsk('recipient')}>Изменить получателя</Button>
        </div>
      )}
      <p className={styles.hint}>
        Что вы не меняли, берём из{' '}
        <Link to={cabinetOrderLink(id)} className={styles.link}>
          заказа № {id}
        </Link>
        .
      </p>
    </section>
  );
}
