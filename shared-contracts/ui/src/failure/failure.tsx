import type { ReactNode } from 'react';
import styles from './failure.module.css';

/**
 * What went wrong with what was just pressed, in place; screen readers say it at once.
 *
 * @example <Failure>Это время уже заняли. Выберите другое.</Failure>
 */
export const Failure = ({ children }: { children: ReactNode }) => (
  <p role="alert" className={styles.failure}>
    {children}
  </p>
);
