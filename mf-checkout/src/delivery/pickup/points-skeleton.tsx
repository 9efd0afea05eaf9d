import { Skeleton, VisuallyHidden } from '@zapovednik/ui';
import styles from './point-list.module.css';

/** The skeleton of a list of points. */
export function PointsSkeleton() {
  return (
    <div aria-busy="true" className={styles.list}>
      <VisuallyHidden>Загрузка…</VisuallyHidden>
      <Skeleton shape="control" />
      {['first', 'second', 'third'].map((key) => (
        <div key={key}>
          <Skeleton width="half" />
          <Skeleton width="long" />
          <Skeleton width="short" />
        </div>
      ))}
    </div>
  );
}
