import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './spread.module.css';

export interface SpreadProps extends ComponentProps<'div'> {
  as?: 'div' | 'header' | 'p';
}

/**
 * Things at the two ends of a line; below each other where the line is too short.
 *
 * @example <Spread as="header"><h2>Заказ № 12</h2><Status color="green">Готов</Status></Spread>
 */
export function Spread({ as: Tag = 'div', className, ...rest }: SpreadProps) {
  return <Tag {...rest} className={clsx(styles.spread, className)} />;
}
