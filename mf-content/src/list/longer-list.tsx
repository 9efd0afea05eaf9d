import { useLocation, useNavigation } from '@zapovednik/platform/router';
import { Pagination } from '@zapovednik/ui';
import { isLonger, ShowMore, type LongerList as Shown } from '@zapovednik/ui/disclosure';
import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import styles from './list.module.css';

interface LongerListProps<Item> {
  /** The name of the list for screen readers. */
  label: string;
  shown: Shown<Item>;
  /** Of the whole list. */
  count: number;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** One item below the other, also on wide screens. */
  single?: boolean;
  children: (item: Item, at: number) => ReactNode;
}

/**
 * A list with «Показать ещё» and its pages. Both are links, so they work before the script has loaded. After «Показать
 * ещё» the first new item that can have the focus gets it.
 */
export function LongerList<Item extends { readonly id: number }>(props: LongerListProps<Item>) {
  const { label, shown, count, page, pages, hrefOf, single, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isChanging = next !== undefined && next.pathname === pathname && !isLonger(next.state);
  const length = shown.items.length;

  return (
    <div>
      <ul
        ref={list}
        aria-label={label}
        aria-busy={isChanging || undefined}
        className={clsx(styles.items, single && styles.single)}
      >
        {shown.items.map((item, at) => (
          <li key={item.id}>{children(item, at)}</li>
        ))}
      </ul>
      {pages > 1 && (
        <ShowMore
          first={shown.first}
          length={length}
          count={count}
          to={page < pages ? hrefOf(page + 1) : null}
          focusItem={(index) => {
            const item = list.current?.children[index];
            item?.querySelector<HTMLElement>('a, summary, [tabindex]')?.focus({ preventScroll: true });
          }}
        />
      )}
      <Pagination page={page} pages={pages} to={hrefOf} className={styles.pages} />
    </div>
  );
}
