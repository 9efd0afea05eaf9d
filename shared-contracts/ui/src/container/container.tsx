import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './container.module.css';

/**
 * Limits its content to a width of 1240 px (LIM-12), centred, with the page's gutters.
 *
 * @example <Container><h1>Корзина</h1></Container>
 */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.container, className)} />;
}
