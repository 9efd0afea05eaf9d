import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { returnsRoute } from '@zapovednik/areas/content/routes';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { isReturnable, RETURN_DAYS } from '../../../products/returns';
import styles from './return-promise.module.css';

/** Whether the product may be returned, with a link to the terms. */
export function ReturnPromise({ product }: { product: ProductDetail }) {
  return (
    <p className={styles.returns}>
      {isReturnable(product)
        ? `Вернуть можно в течение ${RETURN_DAYS} дней`
        : 'Лекарства обмену и возврату не подлежат'}
      {' · '}
      <Link to={link(returnsRoute)}>условия</Link>
    </p>
  );
}
