import { CHANGE_HOURS } from '@zapovednik/api/services/calls/booking';
import { stripNonDigits } from '@zapovednik/rules/format';
import { Button } from '@zapovednik/ui';
import { Row } from '@zapovednik/ui/layout';
import { lazy, Suspense, useState } from 'react';
import type { VisitDialogProps } from './visit-dialog';
import styles from './visit-view.module.css';

const dialogs = {
  move: lazy(() => import(/* webpackChunkName: "lazy-move-visit" */ './move-dialog')),
  cancel: lazy(() => import(/* webpackChunkName: "lazy-cancel-visit" */ './cancel-dialog')),
};

/** The buttons to move and cancel; in the last two hours before the visit only the phone. */
export function VisitActions({ visit, access }: Omit<VisitDialogProps, 'onClose'>) {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const { status, isOver, canChange, salon } = visit;
  const Dialog = open && dialogs[open];
  const phone = <a href={`tel:+${stripNonDigits(salon.phone)}`}>{salon.phone}</a>;
  const dialog = Dialog && (
    <Suspense>
      <Dialog visit={visit} access={access} onClose={() => setOpen(null)} />
    </Suspense>
  );
  if (!canChange)
    return (
      <>
        {status === 'booked' && !isOver && (
          <p className={styles.note}>
            Меньше чем за {CHANGE_HOURS} часа до начала запись можно перенести или отменить только по телефону {phone}.
          </p>
        )}
        {dialog}
      </>
    );
  return (
    <Row>
      <Button variant={status === 'closed' ? 'primary' : 'secondary'} onClick={() => setOpen('move')}>
        {status === 'closed' ? 'Выбрать другое время' : 'Перенести'}
      </Button>
      <Button variant="quiet" onClick={() => setOpen('cancel')}>
        Отменить запись
      </Button>
      {status === 'booked' && (
        <p className={styles.note}>
          Здесь — не позже чем за {CHANGE_HOURS} часа до начала, позже — по телефону {phone}.
        </p>
      )}
      {dialog}
    </Row>
  );
}
