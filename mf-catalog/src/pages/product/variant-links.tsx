import type { ProductDetail } from '@zapovednik/api/catalog/models/product';
import { productLink } from '@zapovednik/areas/catalog/routes';
import { Link } from '@zapovednik/platform/router';
import { formatPrice } from '@zapovednik/rules/format';
import { clsx } from 'clsx';
import { useId } from 'react';
import styles from './choice.module.css';

/** The variants of the product, each with its price and its own page (PRD-08). */
export function VariantLinks({ product }: { product: ProductDetail }) {
  const id = useId();
  const { id: own, variants, offers_by: offersBy } = product;
  if (!offersBy || variants.length < 2) return null;
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {offersBy.NAME}:
      </p>
      <ul className={styles.options}>
        {variants.map(({ ID, CODE, VALUE_PRINT, PRICE, CITY_QUANTITY }) => (
          <li key={ID}>
            <Link
              to={productLink(CODE)}
              preventScrollReset
              aria-current={ID === own ? 'true' : undefined}
              className={clsx(styles.option, CITY_QUANTITY <= 0 && styles.none)}
            >
              {VALUE_PRINT}
              <small>{CITY_QUANTITY > 0 ? formatPrice(PRICE.discount_price) : 'нет в наличии'}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
