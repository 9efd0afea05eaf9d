import { Skeleton, VisuallyHidden } from '@zapovednik/ui';
import { OrderTotalsLayout } from '../../order-totals/order-totals';
import styles from './cart-page.module.css';

/** The skeleton of a cart that is loading. */
export function CartSkeleton() {
  return (
    <OrderTotalsLayout>
      <div aria-busy="true" className={styles.lines}>
        <VisuallyHidden>Загрузка корзины…</VisuallyHidden>
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
      <div className={styles.lines}>
        <div className={styles.waiting}>
          <Skeleton shape="block" />
          <div>
            <Skeleton width="long" />
            <Skeleton shape="control" />
          </div>
        </div>
      </div>
    </OrderTotalsLayout>
  );
}
