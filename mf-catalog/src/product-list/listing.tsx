import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import type { ListItem } from 'shared-contracts/catalog/calls/product';
import { plural } from 'shared-contracts/format';
import { useLocation, useNavigation } from 'shared-contracts/router';
import { Button, EmptyState, Pagination } from 'shared-contracts/ui';
import { SlidersHorizontal } from 'shared-contracts/ui/icons';
import { SmartFilterForm, type SmartFilterFormProps } from '../filter/smart-filter-form';
import { listHref } from './list-address';
import styles from './listing.module.css';
import { ProductGrid } from './product-grid';
import { SortLinks } from './sort-links';
import type { SortOption } from './sort-options';

interface ListingProps {
  products: readonly ListItem[];
  count: number;
  page: number;
  pages: number;
  /** Path of the list; its pages and sorts are in the query. */
  path: string;
  query: URLSearchParams;
  sorts: readonly SortOption[];
  activeSort: string;
  /** Null when the filters could not be read. */
  filter: Omit<SmartFilterFormProps, 'id'> | null;
  /** The link that is shown when nothing was found. */
  empty?: ReactNode;
}

/** A list of products with its filters, count, sorts and pages (CAT-05, CAT-06). */
export function Listing({ products, count, page, pages, path, query, sorts, activeSort, filter, empty }: ListingProps) {
  const panel = useId();
  const loading = useListLoading();
  const hasFilter = filter !== null && filter.applied.FILTERS.length > 0;
  return (
    <div className={clsx(styles.listing, hasFilter && styles.filtered)}>
      {hasFilter && (
        <aside>
          <SmartFilterForm {...filter} id={panel} />
        </aside>
      )}
      <div>
        <div className={styles.bar}>
          <p className={styles.count}>
            {count} {plural(count, ['товар', 'товара', 'товаров'])}
          </p>
          <SortLinks options={sorts} active={activeSort} to={(sort) => listHref(path, query, { sort })} />
          {hasFilter && (
            <Button popoverTarget={panel} icon={<SlidersHorizontal />} className={styles.open}>
              Фильтры
            </Button>
          )}
        </div>
        <div aria-busy={loading || undefined} className={styles.products}>
          {products.length > 0 ? (
            <ProductGrid products={products} label="Товары" leading />
          ) : (
            <EmptyState
              title="Товаров не найдено"
              text="Измените фильтры или загляните в другие разделы."
              action={empty}
            />
          )}
        </div>
        <Pagination
          page={page}
          pages={pages}
          to={(next) => listHref(path, query, { page: next })}
          className={styles.pages}
        />
      </div>
    </div>
  );
}

/** Whether another page, sort or filter of the same list is loading. */
function useListLoading(): boolean {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const listOf = (path: string) => path.replace(/filter\/.*$/, '');
  return location !== undefined && listOf(location.pathname) === listOf(pathname);
}
