import type { BookedVisit } from '@zapovednik/api/services/calls/booking';
import { CHANGE_HOURS } from '@zapovednik/api/services/calls/booking';
import { cabinetVisitRoute } from '@zapovednik/areas/cabinet/routes';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { formatMoment } from '@zapovednik/rules/dates';
import { formatPrice, stripNonDigits } from '@zapovednik/rules/format';
import { Button, LinkButton } from '@zapovednik/ui';
import { useEffect, useRef } from 'react';
import type { ServiceDefinition } from '../kinds/service-definition';
import { visitCode } from '../kinds/visit-code';
import styles from './steps/booking-flow.module.css';
import { placeOf } from './steps/words';

interface BookedProps {
  kind: ServiceDefinition;
  visit: BookedVisit;
  onAgain: () => void;
}

/** A booked visit: time, place, specialist, and how to change it. */
export default function Booked({ kind, visit, onAgain }: BookedProps) {
  const { today } = useApp().city;
  const { status } = useAtom(sessionAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { salon, specialist } = visit;
  const facts = [
    ['Когда', formatMoment(`${visit.day} ${visit.time}`, today)],
    ['Где', salon.name],
    ['Адрес', placeOf(salon)],
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
        Подтверждение пришлём в СМС и на почту, если вы её указали. Изменились планы? Перенесите или отмените запись по
        ссылке из сообщения не позже чем за {CHANGE_HOURS} часа до начала, позже — по телефону{' '}
        <a href={`tel:+${stripNonDigits(salon.phone)}`} className={styles.phone}>
          {salon.phone}
        </a>
        .
      </p>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.ways}>
        {status === 'authorized' && (
          <LinkButton to={link(cabinetVisitRoute, { code: visitCode({ kind: kind.name, id: visit.id }) })}>
            Открыть запись
          </LinkButton>
        )}
        <Button onClick={onAgain}>Записаться ещё</Button>
      </div>
    </div>
  );
}
