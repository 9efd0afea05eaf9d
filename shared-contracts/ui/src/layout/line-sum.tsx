import type { ReactNode } from 'react';
import styles from './line-sum.module.css';

/**
 * The price at the end of a line of goods; a `<span>` in it shows the quantity.
 *
 * @example <LineSum>1 200 ₽<span>2 шт.</span></LineSum>
 */
export function LineSum({ children }: { children: ReactNode }) {
  return <p className={styles.sum}>{children}</p>;
}
