import type { ReactNode } from 'react';
import styles from './spread.module.css';

/**
 * Things at the two ends of a line; below each other where the line is too short.
 *
 * @example <Spread><h2>Заказ № 12</h2><Status color="green">Готов</Status></Spread>
 */
export const Spread = ({ children }: { children: ReactNode }) => <div className={styles.spread}>{children}</div>;
