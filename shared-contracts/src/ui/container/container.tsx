import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './container.module.css';

/**
 * Keeps its content at most 1240 px wide (LIM-12), in the middle, with the page's gutters.
 *
 * @example <Container><h1>Корзина</h1></Container>
 */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.container, className)} />;
}
