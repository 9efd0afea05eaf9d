import { Skeleton } from '@zapovednik/ui';
import rows from './order-row.module.css';
import styles from './orders-page.module.css';

/** The skeleton of the list while it is loading. */
export function OrdersSkeleton() {
  return (
    <div aria-busy="true" className={styles.orders}>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={rows.order}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
          <Skeleton shape="control" width="half" />
        </div>
      ))}
    </div>
  );
}
