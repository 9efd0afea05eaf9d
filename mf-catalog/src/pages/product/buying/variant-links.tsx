import type { ListItem } from '@zapovednik/api/catalog/models/product';
import { productLink } from '@zapovednik/areas/catalog/routes';
import { Link } from '@zapovednik/platform/router';
import { formatPrice } from '@zapovednik/rules/format';
import { clsx } from 'clsx';
import { useId } from 'react';
import styles from './choice.module.css';

/** The variants of the product, each with its price and its own page (PRD-08). */
export function VariantLinks({ product }: { product: ListItem }) {
  const id = useId();
  const { id: own, variants, offersBy } = product;
  if (!offersBy || variants.length < 2) return null;
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {offersBy}:
      </p>
      <ul className={styles.options}>
        {variants.map(({ id, code, value, price, cityQuantity }) => (
          <li key={id}>
            <Link
              to={productLink(code)}
              preventScrollReset
              aria-current={id === own ? 'true' : undefined}
              className={clsx(styles.option, cityQuantity <= 0 && styles.none)}
            >
              {value}
              <small>{cityQuantity > 0 ? formatPrice(price.current) : 'нет в наличии'}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
