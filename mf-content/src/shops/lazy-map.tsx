import { Skeleton } from '@zapovednik/ui';
import { lazy, Suspense } from 'react';
import type { MarkedMapProps } from './shops-map';
import styles from './shops-map.module.css';

const ShopsMap = lazy(() => import(/* webpackChunkName: "lazy-shops-map" */ './shops-map'));

/** The map of shops, whose code is loaded when it opens. */
export const LazyMap = (props: MarkedMapProps) => (
  <Suspense
    fallback={
      <div className={styles.map}>
        <Skeleton shape="block" />
      </div>
    }
  >
    <ShopsMap {...props} />
  </Suspense>
);
