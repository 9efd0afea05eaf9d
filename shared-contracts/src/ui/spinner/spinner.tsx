import { clsx } from 'clsx';
import styles from './spinner.module.css';

/**
 * A small wheel for a wait inside a control. Says «Загрузка…» to screen readers through its name; a whole part of a page
 * that waits shows a `Skeleton` instead.
 */
export function Spinner({ className }: { className?: string }) {
  return <span role="img" aria-label="Загрузка…" className={clsx(styles.spinner, className)} />;
}
