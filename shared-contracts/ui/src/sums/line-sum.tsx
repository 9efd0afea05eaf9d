import type { ReactNode } from 'react';
import styles from './line-sum.module.css';

/**
 * What a line of goods costs, at its end; a `<span>` in it says how many they are.
 *
 * @example <LineSum>1 200 ₽<span>2 шт.</span></LineSum>
 */
export function LineSum({ children }: { children: ReactNode }) {
  return <p className={styles.sum}>{children}</p>;
}
