import type { Input } from '@zapovednik/api/call';
import type { getPage } from '@zapovednik/api/catalog/calls/catalog';
import type { saleProducts } from '@zapovednik/areas/catalog/widgets';
import type { PropsOf } from '@zapovednik/areas/widgets';
import { type AppContext, useApp } from '@zapovednik/platform/app';
import { keepPreviousData, useQuery } from '@zapovednik/platform/query';
import { Button, EmptyState, ErrorFallback, Skeleton } from '@zapovednik/ui';
import { useState } from 'react';
import { ProductGrid } from '../product-list/product-grid';
import { pageQuery, productsFailed } from '../products/page-query';
import styles from './sale-products.module.css';

/** How many goods the document shows, and how many a click shows: all (LIM-20). */
const firstCount = 40;
const allCount = 9999;

/** The goods of a sale (CAT-41). */
const saleRequest = (sale: string, perPage: number): Input<typeof getPage> => ({
  page: 1,
  perPage,
  sort: { SORT: 'asc' },
  filter: { PROPERTY_SALES: sale },
});

/**
 * All goods of a sale as a grid; other areas use it as the widget `sale-products`. A click shows all goods after the
 * first ones.
 */
export function SaleProducts({ sale }: PropsOf<typeof saleProducts>) {
  const [perPage, setPerPage] = useState(firstCount);
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...pageQuery(useApp(), saleRequest(sale, perPage)),
    placeholderData: keepPreviousData,
  });
  // A read that failed on the server is retried in the browser, so both start with the same skeleton.
  if (isError && isFetchedAfterMount) {
    return <ErrorFallback title={productsFailed} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (!data) return <Skeleton shape="picture" />;
  const { products, productCount } = data;
  if (products.length === 0) return <EmptyState title="Товаров не найдено" />;
  return (
    <>
      <ProductGrid products={products} label="Товары акции" />
      {products.length < productCount && (
        <Button busy={isFetching} onClick={() => setPerPage(allCount)} className={styles.all}>
          Показать все {productCount}
        </Button>
      )}
    </>
  );
}

/** Reads the first goods for the first render. */
export const load = (app: AppContext, { sale }: PropsOf<typeof saleProducts>) =>
  app.query.ensureQueryData(pageQuery(app, saleRequest(sale, firstCount)));

export { SaleProducts as Component };
