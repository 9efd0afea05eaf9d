import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './totals-list.module.css';

/** The items of a total, row by row. */
export function TotalsList({ children }: { children: ReactNode }) {
  return <dl className={styles.sums}>{children}</dl>;
}

interface SumRowProps {
  title: string;
  /** The amount. */
  children: ReactNode;
  discount?: boolean;
}

export function TotalsRow({ title, children, discount = false }: SumRowProps) {
  return (
    <div className={clsx(styles.row, discount && styles.discount)}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
