import { Skeleton } from '@zapovednik/ui';
import styles from './careers.module.css';

/** Shown in place of a list that is loading. */
export const Waiting = () => (
  <div aria-busy="true" className={styles.jobs}>
    {[1, 2, 3].map((line) => (
      <Skeleton key={line} shape="block" />
    ))}
  </div>
);
