import { Skeleton } from '@zapovednik/ui';
import styles from './near-line.module.css';

/** The place of the address line until it is loaded. */
export const AddressSkeleton = () => (
  <div aria-busy="true" className={styles.waiting}>
    <Skeleton width="short" />
    <Skeleton shape="control" />
  </div>
);
