import { Link } from '@zapovednik/platform/router';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from '../icons';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** The number of pages; if there is one page, nothing is shown. */
  pages: number;
  /** Address of a page: path and query, or only `?page=2`. */
  to: (page: number) => string;
  className?: string;
}

/** The first and last page, the current page with its neighbours, and `0` for each gap. */
function shownPages(page: number, pages: number): number[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= 1,
  );
  return near.flatMap((each, index) => {
    const before = near[index - 1] ?? each - 1;
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [0, each] : [each];
  });
}

/**
 * Links to the pages of a list. They have real addresses, so they work without scripts and for search engines.
 *
 * @example First of a few
 * <Pagination page={1} pages={3} to={(page) => `?page=${page}`} />
 * @example In the middle of many
 * <Pagination page={6} pages={120} to={(page) => `?page=${page}`} />
 * @example Last
 * <Pagination page={12} pages={12} to={(page) => `?page=${page}`} />
 */
export function Pagination({ page, pages, to, className }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Страницы" className={clsx(styles.pagination, className)}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" aria-label="Предыдущая страница">
          <ChevronLeft />
        </Link>
      )}
      {shownPages(page, pages).map((each, index, all) =>
        each === 0 ? (
          <span key={`after ${all[index - 1]}`}>…</span>
        ) : (
          <Link
            key={each}
            to={to(each)}
            aria-label={`Страница ${each}`}
            aria-current={each === page ? 'page' : undefined}
          >
            {each}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={to(page + 1)} rel="next" aria-label="Следующая страница">
          <ChevronRight />
        </Link>
      )}
    </nav>
  );
}
