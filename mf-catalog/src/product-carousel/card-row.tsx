import type { ListItem } from '@zapovednik/api/catalog/models/product';
import { Skeleton } from '@zapovednik/ui';
import { Carousel } from '@zapovednik/ui/carousel';
import type { ReactNode } from 'react';
import { ProductCard } from '../product-card/product-card';
import styles from './card-row.module.css';

interface CardRowProps {
  title: string;
  products: readonly ListItem[];
  /** A link to the whole list. */
  more?: ReactNode;
}

/** A titled row of product cards that scrolls sideways: five on a desktop (CAT-52, LIM-58). Without products it shows nothing. */
export function CardRow({ title, products, more }: CardRowProps) {
  if (products.length === 0) return null;
  return (
    <div className={styles.shelf}>
      <header className={styles.header}>
        <h2>{title}</h2>
        {more}
      </header>
      <Carousel label={title}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes="(min-width: 1024px) 232px, min(232px, 44vw)" />
        ))}
      </Carousel>
    </div>
  );
}

const shapes = ['a', 'b', 'c', 'd', 'e'];

/** The skeleton of the row while its products are loading. */
export function CardRowSkeleton({ title }: { title: string }) {
  return (
    <section aria-busy="true" aria-label={title}>
      <header className={styles.header}>
        <h2>{title}</h2>
      </header>
      <div className={styles.skeleton}>
        {shapes.map((shape) => (
          <div key={shape} className={styles.card}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" width="half" />
            <Skeleton />
            <Skeleton width="long" />
            <Skeleton shape="control" />
          </div>
        ))}
      </div>
    </section>
  );
}
