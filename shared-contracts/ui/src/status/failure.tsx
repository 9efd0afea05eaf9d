import type { ReactNode } from 'react';
import styles from './failure.module.css';

/**
 * The error of the last action, next to its control; screen readers announce it at once.
 *
 * @example <Failure>Это время уже заняли. Выберите другое.</Failure>
 */
export const Failure = ({ children }: { children: ReactNode }) => (
  <p role="alert" className={styles.failure}>
    {children}
  </p>
);
