import type { ReactNode } from 'react';
import styles from './spread.module.css';

/**
 * Puts its content at the two ends of a line, or below each other if the line is too short.
 *
 * @example <Spread><h2>Заказ № 12</h2><Status color="green">Готов</Status></Spread>
 * @example Long text
 * <Spread><h2>Заказ № 1234567 от 12 сентября с доставкой курьером</h2><Status color="orange">Ждёт оплаты</Status></Spread>
 */
export const Spread = ({ children }: { children: ReactNode }) => <div className={styles.spread}>{children}</div>;
