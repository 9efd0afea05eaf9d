import { lazyPart } from '@zapovednik/platform/app';
import { useLocation, useNavigation } from '@zapovednik/platform/router';
import { plural } from '@zapovednik/rules/format';
import { Button, EmptyState, Pagination } from '@zapovednik/ui';
import { isLonger, ShowMore } from '@zapovednik/ui/disclosure';
import { SlidersHorizontal } from '@zapovednik/ui/icons';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { AppliedFilters } from '../filter/applied-filters';
import { controlsOfFilter } from '../filter/chosen-controls';
import { SmartFilterForm, type SmartFilterFormProps } from '../filter/smart-filter-form';
import { listHref } from '../list-address/list-address';
import type { SortOption } from '../list-address/sort-options';
import styles from './listing.module.css';
import { ProductGrid } from './product-grid';
import { SortLinks } from './sort-links';
import type { ShownPages } from './use-shown-pages';

interface ListingProps {
  shown: ShownPages;
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
  /** The link that is shown if nothing was found. */
  empty?: ReactNode;
}

const WithoutOne = lazyPart({
  area: 'mf-catalog',
  name: 'without-one',
  load: async () => ({
    default: (await import(/* webpackChunkName: "lazy-without-one" */ '../filter/without-one')).WithoutOne,
  }),
});

/** A list of products with its filters, count, sorts and pages (CAT-05, CAT-06). */
export function Listing({ shown, count, page, pages, path, query, sorts, activeSort, filter, empty }: ListingProps) {
  const panel = useId();
  const list = useRef<HTMLDivElement>(null);
  const loading = useListLoading();
  const hasFilter = filter !== null && filter.applied.filters.length > 0;
  const chosenCount = filter ? Object.keys(controlsOfFilter(filter.applied)).length : 0;
  const countLine = useFocusWhenLost(filter?.applied);
  const hrefOf = (next: number) => listHref(path, query, { page: next });
  return (
    <div className={hasFilter ? styles.filtered : undefined}>
      {hasFilter && (
        <aside>
          <SmartFilterForm {...filter} id={panel} />
        </aside>
      )}
      <div>
        <div className={styles.bar}>
          <p ref={countLine} tabIndex={-1} role="status" className={styles.count}>
            {count} {plural(count, ['товар', 'товара', 'товаров'])}
          </p>
          <SortLinks options={sorts} active={activeSort} to={(sort) => listHref(path, query, { sort })} />
          {hasFilter && (
            <Button popoverTarget={panel} icon={<SlidersHorizontal />} className={styles.open}>
              Фильтры
              {chosenCount > 0 && <span className={styles.chosen}>{chosenCount}</span>}
            </Button>
          )}
        </div>
        {filter && <AppliedFilters {...filter} />}
        <div ref={list} aria-busy={loading || undefined} className={styles.products}>
          {shown.products.length > 0 ? (
            <ProductGrid products={shown.products} label="Товары" leading />
          ) : (
            <>
              <EmptyState
                title="Товаров не найдено"
                text={
                  chosenCount > 1
                    ? 'Вместе эти фильтры не находят ничего.'
                    : 'Измените фильтры или загляните в другие разделы.'
                }
                action={empty}
              />
              {filter && chosenCount > 1 && <WithoutOne {...filter} />}
            </>
          )}
        </div>
        {pages > 1 && (
          <ShowMore
            first={shown.first}
            length={shown.products.length}
            count={count}
            to={page < pages ? hrefOf(page + 1) : null}
            focusItem={(index) => focusProduct(list.current, index)}
          />
        )}
        <Pagination page={page} pages={pages} to={hrefOf} className={styles.pages} />
      </div>
    </div>
  );
}

function focusProduct(list: HTMLElement | null, index: number): void {
  const card = list?.querySelectorAll('article')[index];
  // The last link of a card is the name; the links before it are pictures and variants.
  [...(card?.querySelectorAll('a') ?? [])].at(-1)?.focus({ preventScroll: true });
}

/**
 * Focuses the element when another list is shown and the focused element is gone, e.g. the link that removed a filter.
 * So a keyboard user continues next to the list, not at the top of the page.
 */
function useFocusWhenLost(list: unknown) {
  const element = useRef<HTMLParagraphElement>(null);
  const last = useRef(list);
  useEffect(() => {
    if (last.current !== list && document.activeElement === document.body) {
      element.current?.focus({ preventScroll: true });
    }
    last.current = list;
  }, [list]);
  return element;
}

/**
 * Whether another page, sort or filter of the same list is loading; goods that are added below do not change the list
 * above.
 */
function useListLoading(): boolean {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const listOf = (path: string) => path.replace(/filter\/.*$/, '');
  return location !== undefined && listOf(location.pathname) === listOf(pathname) && !isLonger(location.state);
}
