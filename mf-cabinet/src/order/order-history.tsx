import type { OrderEvent } from '@zapovednik/api/cabinet/models/personal-order';
import styles from './order-history.module.css';
import { Section } from './section';

/** What happened to an order and when, the newest first. Times are those of the shop's main city. */
export function OrderHistory({ history }: { history: readonly OrderEvent[] }) {
  return (
    <Section title="История">
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
