import { Skeleton } from '@zapovednik/ui';
import styles from './next-time.module.css';

/** Keeps the place of the next free time. */
export const NextTimeWaiting = () => (
  <div aria-busy="true" className={styles.next}>
    <Skeleton shape="control" />
  </div>
);
