import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface Fact {
  /** Short and large: «149 ₽», «14 городов». */
  value: ReactNode;
  label: string;
}

/** A few figures that answer the most common questions. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <ul className={styles.facts}>
      {items.map(({ value, label }) => (
        <li key={label} className={styles.fact}>
          <strong className={styles.value}>{value}</strong>
          <span className={styles.label}>{label}</span>
        </li>
      ))}
    </ul>
  );
}
