import type { ReactNode } from 'react';
import styles from './steps.module.css';

export interface Step {
  title: string;
  text: ReactNode;
}

/** Steps of a procedure, numbered. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
