export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** The number of pages; a single page shows nothing. */
  pages: number;
  /** Address of a page: path and query, or only `?page=2`. */
  to: (page: number) => string;
  className?: string;
}
/**
 * Links to the pages of a list: real addresses, so that they work without script and for search engines.
 *
 * @example <Pagination page={2} pages={12} to={(page) => `?page=${page}`} />
 */
export declare function Pagination({ page, pages, to, className }: PaginationProps): import('react').JSX.Element | null;
