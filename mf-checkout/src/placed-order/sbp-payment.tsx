import type { StartedPayment } from '@zapovednik/api/checkout/models/payment';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { formatPrice } from '@zapovednik/rules/format';
import { Button, ErrorFallback, Skeleton } from '@zapovednik/ui';
import { RotateCcw } from '@zapovednik/ui/icons';
import { TimeLeft } from '@zapovednik/ui/status';
import { useState } from 'react';
import { openBankPage } from './open-bank-page';
import { type OrderAccess, paymentKey, startPayment } from './order-access';
import { QrCode } from './qr-code';
import styles from './sbp-payment.module.css';
import { paymentFailure } from './use-payment';
import { usePlacedOrder } from './use-placed-order';

interface SbpPaymentProps {
  access: OrderAccess;
  /** Back to the order, with its other payment methods. */
  onBack: () => void;
}

/**
 * The fast payment system: a QR code on a wide screen, a button that opens the bank's app on a phone. The state is read
 * until the payment ends (ORD-68).
 */
export function SbpPayment({ access, onBack }: SbpPaymentProps) {
  const app = useApp();
  const [isOver, setOver] = useState(false);
  const { data: order, refetch: readOrder, dataUpdatedAt: orderReadAt } = usePlacedOrder(access, true);
  const started = useQuery({
    queryKey: paymentKey(access),
    async queryFn() {
      const payment = await startPayment(app, access);
      void readOrder();
      return payment;
    },
    // Each page starts or continues the payment itself, in the browser only.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const payment = started.data;
  // The order was read before the payment started: its state belongs to an earlier attempt.
  const state = orderReadAt > started.dataUpdatedAt ? order?.payment : null;
  const isRefused = state?.status === 'refused';

  const again = async () => {
    await started.refetch();
    setOver(false);
  };

  const back = (
    <Button variant="quiet" onClick={onBack}>
      Выбрать другой способ оплаты
    </Button>
  );
  if (started.isError && !started.isFetching) {
    return (
      <div className={styles.payment}>
        <ErrorFallback
          title={paymentFailure(started.error)}
          text="Заказ сохранён. Попробуйте ещё раз или оплатите иначе."
          onRetry={() => void again()}
        />
        {back}
      </div>
    );
  }
  if (!payment) return <Skeleton className={styles.waiting} />;
  if (isRefused || isOver || state?.status === 'expired') {
    return (
      <div className={styles.payment}>
        <div role="alert" className={styles.ended}>
          <p>{isRefused ? state.message : 'Время на оплату вышло.'}</p>
          {isRefused && state.reason && <p>Банк сообщил: {state.reason}.</p>}
        </div>
        <Button variant="primary" icon={<RotateCcw />} busy={started.isFetching} onClick={() => void again()}>
          {isRefused ? 'Попробовать ещё раз' : 'Получить новый код'}
        </Button>
        {back}
      </div>
    );
  }
  return (
    <div className={styles.payment}>
      <OpenPayment payment={payment} onOver={() => setOver(true)} />
      {back}
    </div>
  );
}

function OpenPayment({ payment, onOver }: { payment: StartedPayment; onOver: () => void }) {
  const { kind, link, qr, price, expiresAt } = payment;
  if (link === null) return null;
  if (kind === 'card') {
    return (
      <Button variant="primary" onClick={() => openBankPage(link)}>
        Перейти на страницу банка
      </Button>
    );
  }
  return (
    <>
      <p className={styles.price}>{formatPrice(price)}</p>
      {qr && <QrCode qr={qr} />}
      <p className={styles.scan}>Наведите камеру телефона на код: откроется приложение вашего банка.</p>
      <a href={link} className={styles.app}>
        Открыть приложение банка
      </a>
      <p role="status">Ждём оплату. Страница обновится сама.</p>
      {expiresAt && (
        <p>
          Код действует ещё <TimeLeft until={expiresAt} onOver={onOver} />
        </p>
      )}
    </>
  );
}
