import type { OrderDetails, OrderedItem } from '@zapovednik/api/cabinet/models/personal-order';
import { Link } from '@zapovednik/platform/router';
import { formatPrice, formatQuantity } from '@zapovednik/rules/format';
import { Button, Picture } from '@zapovednik/ui';
import { Star } from '@zapovednik/ui/icons';
import { Section } from '@zapovednik/ui/layout';
import { lazy, Suspense, useState } from 'react';
import styles from './order-goods.module.css';

const ReviewDialog = lazy(() => import(/* webpackChunkName: "lazy-order-review" */ './review-dialog'));

/** The ordered goods; received goods can be reviewed. */
export function OrderGoods({ order: { items, statusId } }: { order: OrderDetails }) {
  const [reviewed, setReviewed] = useState<OrderedItem | null>(null);
  return (
    <Section title="Состав заказа" look="card">
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.productId} className={styles.item}>
            <Picture src={item.picture} alt="" sizes="72px" fit="contain" className={styles.picture} />
            <div className={styles.what}>
              <Link to={item.path} className={styles.name}>
                {item.name}
              </Link>
              <p className={styles.each}>
                {formatQuantity(item.quantity)} × {formatPrice(item.price)}
              </p>
              {statusId === 'F' && (
                <Button
                  variant="quiet"
                  icon={<Star />}
                  aria-label={`Оценить: ${item.name}`}
                  className={styles.review}
                  onClick={() => setReviewed(item)}
                >
                  Оценить
                </Button>
              )}
            </div>
            <p className={styles.sum}>{formatPrice(item.price * item.quantity)}</p>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {reviewed && <ReviewDialog item={reviewed} onClose={() => setReviewed(null)} />}
      </Suspense>
    </Section>
  );
}
