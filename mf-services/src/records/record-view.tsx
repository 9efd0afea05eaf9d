import { type ReactNode, useEffect, useId, useRef } from 'react';
import { formatLongDate } from 'shared-contracts/dates';
import { formatPrice } from 'shared-contracts/format';
import type { ServiceRecord } from 'shared-contracts/services/calls/record';
import { placeOf } from '../booking/words';
import type { RecordAccess } from './record-access';
import { RecordActions } from './record-actions';
import { RecordFiles } from './record-files';
import { RecordStatus } from './record-status';
import styles from './record-view.module.css';

/** One visit: when, where, with whom, the price; what can be changed; conclusion and files (CAB-25). */
export function RecordView({ record, access }: { record: ServiceRecord; access: RecordAccess }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { salon, specialist, service, pet, price, conclusion, files } = record;
  // A visit that is moved to the next two hours loses its buttons, as a cancelled one does.
  const state = `${record.status} ${record.canChange}`;
  const lastState = useRef(state);
  useEffect(() => {
    if (lastState.current === state) return;
    lastState.current = state;
    // The button that was pressed is gone.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [state]);
  const facts = [
    ['Где', salon.name],
    ['Адрес', placeOf(salon)],
    ['Услуга', service.name],
    ['Специалист', `${specialist.name}, ${specialist.position}`],
    ['Питомец', [pet.name, pet.breed].filter(Boolean).join(', ')],
    ['Цена', formatPrice(price)],
    ['Номер записи', String(record.id)],
  ] as const;
  return (
    <div className={styles.record}>
      <section aria-label="Запись" className={styles.card}>
        <RecordStatus record={record} />
        <h2 ref={heading} tabIndex={-1} className={styles.moment}>
          {formatLongDate(record.day)}, {record.time}
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
        <RecordActions record={record} access={access} />
      </section>
      {conclusion && (
        <Section title="Заключение">
          <p className={styles.conclusion}>{conclusion}</p>
        </Section>
      )}
      {files.length > 0 && (
        <Section title="Файлы">
          <RecordFiles files={files} />
        </Section>
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card}>
      <h2 id={id} className={styles.subtitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
