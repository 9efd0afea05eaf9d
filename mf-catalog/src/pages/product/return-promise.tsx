import type { ProductDetail } from 'shared-contracts/catalog/calls/product';
import { returnsRoute } from 'shared-contracts/content/routes';
import { Link } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { isReturnable, RETURN_DAYS } from '../../products/returns';
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
