import type { OrderEvent } from '@zapovednik/api/cabinet/models/personal-order';
import { Section } from '@zapovednik/ui/layout';
import styles from './order-history.module.css';

/** The events of an order with their times, newest first. Times are in the time zone of the shop's main city. */
export function OrderHistory({ history }: { history: readonly OrderEvent[] }) {
  return (
    <Section title="История" look="card">
      <ol reversed className={styles.events}>
        {[...history].reverse().map(({ event, title, note, date }) => (
          <li key={event} className={styles.event}>
            <p className={styles.title}>{title}</p>
            {note && <p>{note}</p>}
            <p className={styles.date}>{date}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
