import type { OrderPayment, PlacedOrder } from '@zapovednik/api/checkout/models/placed-order';
import { formatPrice } from '@zapovednik/rules/format';
import { Button } from '@zapovednik/ui';
import { CreditCard } from '@zapovednik/ui/icons';
import { Row } from '@zapovednik/ui/layout';
import { KeptPress, TimeLeft, useKeptPress } from '@zapovednik/ui/status';
import { useId, useState } from 'react';
import type { OrderAccess } from './order-access';
import styles from './payment-panel.module.css';
import { SbpPayment } from './sbp-payment';
import { paymentPlace, usePayment } from './use-payment';

interface PaymentPanelProps {
  order: PlacedOrder;
  access: OrderAccess;
  /** Reads the order again. */
  onRefresh: () => void;
}

/**
 * The payment of an order on the site: its state, «Оплатить» with the remaining time, and the other payment methods.
 */
export function PaymentPanel({ order, access, onRefresh }: PaymentPanelProps) {
  const [showsQr, setShowsQr] = useState(false);
  const othersId = useId();
  const { payment, paymentOptions, payBy, price } = order;
  const { pay, change, changing, isPaying } = usePayment(access, () => setShowsQr(true));
  const retry = useKeptPress(paymentPlace(access));
  if (!payment) return null;
  // The heading of the page already says that it is paid.
  if (payment.status === 'paid' && payment.refunded === 0) return null;
  if (!payment.canPay) return <PaymentMessage payment={payment} />;
  if (showsQr) return <SbpPayment access={access} onBack={() => setShowsQr(false)} />;
  const others = paymentOptions.filter(({ isChecked }) => !isChecked);
  const isBusy = isPaying || changing !== null;
  return (
    <section aria-label="Оплата" className={styles.panel}>
      <PaymentMessage payment={payment} />
      {payBy && (
        <p>
          Оплатите в течение <TimeLeft until={payBy} onOver={onRefresh} />, иначе заказ отменится.
        </p>
      )}
      <Button variant="primary" icon={<CreditCard />} busy={isPaying} onClick={() => isBusy || pay()}>
        Оплатить {formatPrice(price)}
      </Button>
      <KeptPress onRetry={retry} />
      {others.length > 0 && (
        <Row>
          <p id={othersId}>Оплатить иначе:</p>
          <ul className={styles.others} aria-labelledby={othersId}>
            {others.map(({ id, name }) => (
              <li key={id}>
                <Button busy={changing === id} onClick={() => isBusy || change(id)}>
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        </Row>
      )}
    </section>
  );
}

/** Messages for states in which the next step is not obvious. */
const advice: Partial<Record<OrderPayment['status'], string>> = {
  waiting: 'Если вы уже оплатили, подождите: банк сообщит нам об этом в течение минуты. Если нет, оплатите сейчас.',
  returning: 'Они придут туда, откуда вы заплатили, за несколько рабочих дней.',
};

function PaymentMessage({ payment: { status, message, reason } }: { payment: OrderPayment }) {
  const isRefused = status === 'refused';
  return (
    <div role={isRefused ? 'alert' : 'status'} className={isRefused ? styles.refused : undefined}>
      <p className={styles.message}>{message}</p>
      {reason && <p>Банк сообщил: {reason}.</p>}
      {advice[status] && <p className={styles.advice}>{advice[status]}</p>}
    </div>
  );
}
