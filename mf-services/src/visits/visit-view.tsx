import type { VisitDetails } from '@zapovednik/api/services/calls/visit';
import { useApp } from '@zapovednik/platform/app';
import { formatPrice } from '@zapovednik/rules/format';
import { Section } from '@zapovednik/ui/layout';
import { useEffect, useRef } from 'react';
import { placeOf } from '../booking/steps/words';
import type { VisitAccess } from './visit-access';
import { VisitActions } from './visit-actions';
import { VisitFiles } from './visit-files';
import { visitMoment } from './visit-moment';
import { VisitStatus } from './visit-status';
import styles from './visit-view.module.css';

/** One visit: time, place, specialist, price, actions, conclusion and files (CAB-25). */
export function VisitView({ visit, access }: { visit: VisitDetails; access: VisitAccess }) {
  const { today } = useApp().city;
  const heading = useRef<HTMLHeadingElement>(null);
  const { salon, specialist, service, pet, price, conclusion, files } = visit;
  // A visit that is moved to the next two hours loses its buttons, like a cancelled one.
  const state = `${visit.status} ${visit.canChange}`;
  const lastState = useRef(state);
  useEffect(() => {
    if (lastState.current === state) return;
    lastState.current = state;
    // The clicked button is gone.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [state]);
  const facts = [
    ['Где', salon.name],
    ['Адрес', placeOf(salon)],
    ['Услуга', service.name],
    ['Специалист', `${specialist.name}, ${specialist.position}`],
    ['Питомец', [pet.name, pet.breed].filter(Boolean).join(', ')],
    ['Цена', formatPrice(price)],
    ['Номер записи', String(visit.id)],
  ] as const;
  return (
    <div className={styles.visit}>
      <Section label="Запись" look="card">
        <VisitStatus visit={visit} />
        <h2 ref={heading} tabIndex={-1} className={styles.moment}>
          {visitMoment(visit, today)}
        </h2>
        <dl className={styles.facts}>
          {facts.map(
            ([term, value]) =>
              value && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <VisitActions visit={visit} access={access} />
      </Section>
      {conclusion && (
        <Section title="Заключение" look="card">
          <p className={styles.conclusion}>{conclusion}</p>
        </Section>
      )}
      {files.length > 0 && (
        <Section title="Файлы" look="card">
          <VisitFiles files={files} />
        </Section>
      )}
    </div>
  );
}
