import { Skeleton, VisuallyHidden } from 'shared-contracts/ui';
import styles from './cart-page.module.css';

/** The shape of a cart that is being read. */
export function CartSkeleton() {
  return (
    <div aria-busy="true" className={styles.columns}>
      <VisuallyHidden>Загрузка корзины…</VisuallyHidden>
      <div className={styles.lines}>
        {['first', 'second', 'third'].map((key) => (
          <div key={key} className={styles.waiting}>
            <Skeleton shape="block" />
            <div>
              <Skeleton width="long" />
              <Skeleton width="half" />
            </div>
          </div>
        ))}
      </div>
      <div className={styles.summary}>
        <Skeleton width="long" />
        <Skeleton />
        <Skeleton shape="control" />
      </div>
    </div>
  );
}
