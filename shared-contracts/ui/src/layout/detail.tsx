import type { ReactNode } from 'react';
import styles from './detail.module.css';

/**
 * A second line under a title, in small grey text; also in a button or a label.
 *
 * @example <label><input type="radio" />Курьером<Detail>Завтра, 150 ₽</Detail></label>
 */
export function Detail({ children }: { children: ReactNode }) {
  return <span className={styles.detail}>{children}</span>;
}
