import { Link } from '@zapovednik/platform/router';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { SortOption } from '../list-address/sort-options';
import styles from './sort-links.module.css';

interface SortLinksProps {
  options: readonly SortOption[];
  /** The current sort, with its name in the response. */
  active: string;
  /** URL of the list in another order. */
  to: (sort: string) => string;
  className?: string;
}

/** How much of the option before the current one stays visible, in pixels. */
const beforeCurrent = 40;

/** The sort options as links: they work before the script has loaded and can be shared. The current one is scrolled into view. */
export function SortLinks({ options, active, to, className }: SortLinksProps) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - beforeCurrent;
  });
  return (
    <nav ref={row} aria-label="Сортировка" className={clsx(styles.sorts, className)}>
      <ul>
        {options.map(({ sort, label }) => (
          <li key={sort}>
            <Link to={to(sort)} rel="nofollow" preventScrollReset aria-current={sort === active ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
