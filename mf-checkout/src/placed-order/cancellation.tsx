import type { PlacedOrder } from '@zapovednik/api/checkout/models/placed-order';
import { whyNotCancelled } from '@zapovednik/api/checkout/models/why-not-cancelled';
import { cabinetOrderLink, signInLink } from '@zapovednik/areas/cabinet/routes';
import { useApp } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { stripNonDigits } from '@zapovednik/rules/format';
import { Button } from '@zapovednik/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './cancellation.module.css';
import type { OrderAccess } from './order-access';

const CancelDialog = lazy(() => import(/* webpackChunkName: "lazy-cancel-by-link" */ './cancel-dialog'));

interface CancellationProps {
  order: PlacedOrder;
  access: OrderAccess;
  /** The button of this component is gone: the focus needs another place. */
  onCancelled: () => void;
}

/**
 * How an order is cancelled: a guest does it here, on the page of the signed link, a customer in the cabinet; when it is
 * too late, the page says why and whom to ask (ORD-52). The page after the order leads to one of these pages.
 */
export function Cancellation({ order, access, onCancelled }: CancellationProps) {
  const { phone } = useApp().city;
  const [isAsking, setAsking] = useState(false);
  const { id, statusId, cancelledBy } = order;
  if (cancelledBy === 'nobody') {
    const why = whyNotCancelled(statusId);
    return (
      why && (
        <p className={styles.note}>
          {why} <a href={`tel:+${stripNonDigits(phone)}`}>{phone}</a>.
        </p>
      )
    );
  }
  if ('id' in access) return null;
  if (cancelledBy === 'customer') {
    return (
      <p className={styles.note}>
        Отменить заказ может тот, кто его оформил, <Link to={signInLink(cabinetOrderLink(id))}>в личном кабинете</Link>.
      </p>
    );
  }
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" className={styles.cancel} onClick={() => setAsking(true)}>
        Отменить заказ
      </Button>
      <Suspense fallback={null}>
        {isAsking && (
          <CancelDialog order={order} token={access.token} onCancelled={onCancelled} onClose={() => setAsking(false)} />
        )}
      </Suspense>
    </>
  );
}
