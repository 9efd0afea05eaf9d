import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './failure.module.css';

/**
 * What went wrong with what was just pressed, in place; screen readers say it at once.
 *
 * @example <Failure>Это время уже заняли. Выберите другое.</Failure>
 */
export function Failure({ className, ...rest }: ComponentProps<'p'>) {
  return <p role="alert" {...rest} className={clsx(styles.failure, className)} />;
}
