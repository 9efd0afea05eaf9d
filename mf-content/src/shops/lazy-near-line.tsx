import { lazy, Suspense } from 'react';
import { AddressSkeleton } from './address-skeleton';
import type { NearLineProps } from './near-line';
import styles from './near-line.module.css';

const NearLine = lazy(() => import(/* webpackChunkName: "lazy-near-line" */ './near-line'));

/** What the nearest shops are near to; its code is loaded after the list's. */
export const LazyNearLine = (props: NearLineProps) => (
  <Suspense
    fallback={
      <div className={styles.line}>
        <div className={styles.address}>
          <AddressSkeleton />
        </div>
      </div>
    }
  >
    <NearLine {...props} />
  </Suspense>
);
