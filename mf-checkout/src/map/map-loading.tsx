import { Spinner } from '@zapovednik/ui';
import styles from './map-loading.module.css';

/** Fills the place of the map until it is drawn (DEL-16). */
export function MapLoading() {
  return (
    <div role="status" className={styles.loading}>
      <span aria-hidden="true">
        <Spinner />
      </span>
      Загрузка карты
    </div>
  );
}
