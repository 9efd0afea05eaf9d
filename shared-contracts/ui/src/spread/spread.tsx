import type { ReactNode } from 'react';
import styles from './spread.module.css';

export interface SpreadProps {
  as?: 'div' | 'header' | 'p';
  children: ReactNode;
}

/**
 * Things at the two ends of a line; below each other where the line is too short.
 *
 * @example <Spread as="header"><h2>Заказ № 12</h2><Status color="green">Готов</Status></Spread>
 */
export const Spread = ({ as: Tag = 'div', children }: SpreadProps) => <Tag className={styles.spread}>{children}</Tag>;
