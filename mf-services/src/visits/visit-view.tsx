import type { VisitDetails } from '@zapovednik/api/services/calls/visit';
import { useApp } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { Button, LinkButton } from '@zapovednik/ui';
import { Row, Section } from '@zapovednik/ui/layout';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { beforeVisit } from '../visit-facts/before-visit';
import { saveCalendar } from '../visit-facts/calendar-file';
import { VisitFacts } from '../visit-facts/visit-facts';
import { visitMoment } from '../visit-facts/visit-moment';
import { conclusionWords } from './conclusion-words';
import { routeOf } from './route-of';
import type { VisitAccess } from './visit-access';
import { VisitActions } from './visit-actions';
import { VisitFiles } from './visit-files';
import { VisitStatus } from './visit-status';
import styles from './visit-view.module.css';

const EarlierConclusions = lazy(
  () => import(/* webpackChunkName: "lazy-earlier-conclusions" */ './earlier-conclusions'),
);

/** One visit: time, place, specialist, price, actions, conclusion, files, earlier conclusions (CAB-25). */
export function VisitView({ visit, access }: { visit: VisitDetails; access: VisitAccess }) {
  const { today } = useApp().city;
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, isOver, kind, conclusion, files, earlier = [] } = visit;
  const isAhead = status === 'booked' && !isOver;
  // A visit that is moved to the next two hours loses its buttons, like a cancelled one.
  const state = `${visit.status} ${visit.canChange}`;
  const lastState = useRef(state);
  useEffect(() => {
    if (lastState.current === state) return;
    lastState.current = state;
    // The clicked button is gone.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <div className={styles.visit}>
      <Section label="Запись" look="card">
        <VisitStatus visit={visit} />
        <h2 ref={heading} tabIndex={-1} className={styles.moment}>
          {visitMoment(visit, today)}
        </h2>
        <VisitFacts visit={visit} />
        <Row>
          {isAhead && <Button onClick={() => saveCalendar(visit, window.location.href)}>Добавить в календарь</Button>}
          {(isOver || status === 'cancelled') && (
            <div data-screen="">
              <LinkButton to={link(routeOf[kind])}>Записаться снова</LinkButton>
            </div>
          )}
        </Row>
        <VisitActions visit={visit} access={access} />
      </Section>
      {isAhead && (
        <Section title="Что взять с собой и подготовить" look="card">
          <ul className={styles.list}>
            {beforeVisit[kind].map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Section>
      )}
      {conclusion && (
        <Section title={conclusionWords[kind].title} look="card">
          <p className={styles.conclusion}>{conclusion}</p>
        </Section>
      )}
      {files.length > 0 && (
        <Section title="Файлы" look="card">
          <VisitFiles files={files} />
        </Section>
      )}
      {earlier.length > 0 && (
        <Suspense>
          <EarlierConclusions title={conclusionWords[kind].earlier} earlier={earlier} />
        </Suspense>
      )}
    </div>
  );
}
