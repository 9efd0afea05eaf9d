import type { OrderEvent } from '@zapovednik/api/cabinet/models/personal-order';
import { useApp } from '@zapovednik/platform/app';
import { formatMoment } from '@zapovednik/rules/dates';
import { Section } from '@zapovednik/ui/layout';
import styles from './order-history.module.css';

/** The events of an order with their times, newest first. Times are by the clock of the storefront's city. */
export function OrderHistory({ history }: { history: readonly OrderEvent[] }) {
  const { today } = useApp().city;
  return (
    <Section title="История" look="card">
      <ol reversed className={styles.events}>
        {[...history].reverse().map(({ event, title, note, date }) => (
          <li key={event} className={styles.event}>
            <p className={styles.title}>{title}</p>
            {note && <p>{note}</p>}
            <p className={styles.date}>{formatMoment(date, today)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
