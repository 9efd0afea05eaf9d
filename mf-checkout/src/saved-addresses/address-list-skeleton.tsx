import { Skeleton } from '@zapovednik/ui';
import styles from './saved-addresses.module.css';

/** Two addresses that are loading. */
export const AddressListSkeleton = () => (
  <div aria-busy="true" className={styles.cards}>
    {['first', 'second'].map((key) => (
      <div key={key} className={styles.card}>
        <div className={styles.loading}>
          <Skeleton width="short" />
          <Skeleton width="long" />
        </div>
      </div>
    ))}
  </div>
);
