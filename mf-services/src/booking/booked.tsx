import { useEffect, useRef } from 'react';
import { formatLongDate } from 'shared-contracts/dates';
import { formatPrice } from 'shared-contracts/format';
import type { Appointment } from 'shared-contracts/services/calls/booking';
import { Button } from 'shared-contracts/ui';
import styles from './booking-flow.module.css';

/** A booked visit: when, where, with whom. */
export function Booked({ visit, onAgain }: { visit: Appointment; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { salon, specialist } = visit;
  const facts = [
    ['Когда', `${formatLongDate(visit.day)}, ${visit.time}`],
    ['Где', [salon.name, salon.address, salon.entrance].filter(Boolean).join('. ')],
    ['Услуга', visit.service.name],
    ['Специалист', `${specialist.name}, ${specialist.position}`],
    ['Питомец', visit.pet.name],
    ['Цена', formatPrice(visit.price)],
  ] as const;
  return (
    <div className={styles.booked}>
      <h3 ref={heading} tabIndex={-1}>
        Вы записаны, запись № {visit.id}
      </h3>
      <p role="status">
        Подтверждение пришлём в SMS и на почту, если вы её указали. Изменились планы? Позвоните: {salon.phone}.
      </p>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button onClick={onAgain}>Записаться ещё</Button>
      </div>
    </div>
  );
}
