import { Skeleton } from '@zapovednik/ui';
import styles from './careers.module.css';

/** In place of a list that is being read. */
export const Waiting = () => (
  <div aria-busy="true" className={styles.jobs}>
    {[1, 2, 3].map((line) => (
      <Skeleton key={line} shape="block" />
    ))}
  </div>
);
