import { clsx } from 'clsx';
import { Link } from 'shared-contracts/router';
import styles from './sort-links.module.css';
import type { SortOption } from './sort-options';

interface SortLinksProps {
  options: readonly SortOption[];
  /** The current sort, as the response names it. */
  active: string;
  /** URL of the list in another order. */
  to: (sort: string) => string;
  className?: string;
}

/** The sort options as links: they work before the script has loaded and can be shared. */
export function SortLinks({ options, active, to, className }: SortLinksProps) {
  return (
    <nav aria-label="Сортировка" className={clsx(styles.sorts, className)}>
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
