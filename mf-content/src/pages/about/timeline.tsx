import styles from './timeline.module.css';

/** Years with their events, on a line. */
export function Timeline({ items }: { items: readonly { year: string; text: string }[] }) {
  return (
    <ol className={styles.timeline}>
      {items.map(({ year, text }) => (
        <li key={year}>
          <h3 className={styles.year}>{year}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
