import type { ReactNode } from 'react';
import styles from './totals-list.module.css';

/**
 * The parts of a total, row by row.
 *
 * @example
 * <TotalsList>
 *   <TotalsRow title="Товары">1 200 ₽</TotalsRow>
 *   <TotalsRow title="Скидка" discount>−100 ₽</TotalsRow>
 *   <TotalsRow title="Доставка курьером завтра с 10 до 14 часов">150 ₽</TotalsRow>
 * </TotalsList>
 */
export function TotalsList({ children }: { children: ReactNode }) {
  return <dl className={styles.sums}>{children}</dl>;
}

export interface TotalsRowProps {
  title: string;
  /** The amount. */
  children: ReactNode;
  /** It reduces the total. */
  discount?: boolean;
  className?: string | undefined;
}

/**
 * One part of a total.
 *
 * @example <TotalsList><TotalsRow title="Скидка" discount>−100 ₽</TotalsRow></TotalsList>
 */
export function TotalsRow({ title, children, discount = false, className }: TotalsRowProps) {
  return (
    <div data-discount={discount || undefined} className={className ? `${styles.row} ${className}` : styles.row}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
