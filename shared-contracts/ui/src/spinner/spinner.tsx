import { clsx } from 'clsx';
import styles from './spinner.module.css';

/**
 * A small loading indicator inside a control. Screen readers get its name «Загрузка…». A larger area that is loading shows a
 * `Skeleton` instead.
 *
 * @example <Spinner />
 */
export function Spinner({ className }: { className?: string }) {
  return <span role="img" aria-label="Загрузка…" className={clsx(styles.spinner, className)} />;
}
