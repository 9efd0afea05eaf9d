import { Skeleton } from '@zapovednik/ui';
import styles from './addresses-skeleton.module.css';

/** While the code of the addresses is loading. */
export const AddressesSkeleton = () => (
  <div aria-busy="true" className={styles.addresses}>
    <Skeleton shape="block" className={styles.address} />
    <Skeleton shape="block" className={styles.address} />
  </div>
);
