import type { ListItem } from '@zapovednik/api/catalog/models/product';
import { ProductCard } from '../product-card/product-card';
import styles from './product-grid.module.css';

interface ProductGridProps {
  products: readonly ListItem[];
  /** The name of the list, for screen readers. */
  label: string;
  /** Whether it is at the top of its page: its first picture loads before all others. */
  leading?: boolean;
}

/** Product cards in columns of at least 160, 180 or 234 px (LIM-55 to LIM-57). */
export function ProductGrid({ products, label, leading = false }: ProductGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {products.map((product, index) => (
        <li key={product.id} className={styles.item}>
          <ProductCard
            product={product}
            sizes="(min-width: 1280px) 236px, (min-width: 760px) 234px, 50vw"
            priority={leading && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
