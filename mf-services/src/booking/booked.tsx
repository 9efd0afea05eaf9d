import type { BookedVisit } from '@zapovednik/api/services/calls/booking';
import { CHANGE_HOURS } from '@zapovednik/api/services/calls/booking';
import { cabinetVisitRoute } from '@zapovednik/areas/cabinet/routes';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { stripNonDigits } from '@zapovednik/rules/format';
import { Button, LinkButton } from '@zapovednik/ui';
import { useEffect, useRef } from 'react';
import type { ServiceDefinition } from '../kinds/service-definition';
import { visitCode } from '../kinds/visit-code';
import { beforeVisit } from '../visit-facts/before-visit';
import { saveCalendar } from '../visit-facts/calendar-file';
import { VisitFacts } from '../visit-facts/visit-facts';
import { visitMoment } from '../visit-facts/visit-moment';
import styles from './steps/booking-flow.module.css';

interface BookedProps {
  kind: ServiceDefinition;
  visit: BookedVisit;
  onAgain: () => void;
}

/** A booked visit: time, place, specialist, what to prepare, a file for the calendar, and how to change it. */
export default function Booked({ kind, visit, onAgain }: BookedProps) {
  const { city, origin } = useApp();
  const { status } = useAtom(sessionAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { salon } = visit;
  const own = link(cabinetVisitRoute, { code: visitCode({ kind: kind.name, id: visit.id }) });
  // A guest has no cabinet: only the signed link leads to the visit.
  const page = status === 'authorized' ? origin + own : visit.link;
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
      <VisitFacts visit={visit} first={['Когда', visitMoment(visit, city.today)]} />
      <div>
        <h4 className={styles.subtitle}>Что взять с собой и подготовить</h4>
        <ul className={styles.list}>
          {beforeVisit[kind.name].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div className={styles.ways}>
        {page && (
          <>
            <LinkButton to={new URL(page).pathname}>Открыть запись</LinkButton>
            <Button onClick={() => saveCalendar(visit, page)}>Добавить в календарь</Button>
          </>
        )}
        <Button onClick={onAgain}>Записаться ещё</Button>
      </div>
    </div>
  );
}
