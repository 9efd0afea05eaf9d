import { Link } from '@zapovednik/platform/router';
import type { NavEntry } from './nav-entry';

interface LinkListProps {
  entries: readonly NavEntry[];
  className?: string;
}

/** The entries of a menu as a vertical list. */
export function LinkList({ entries, className }: LinkListProps) {
  return (
    <ul className={className}>
      {entries.map(({ title, to }) => (
        <li key={to}>
          <Link to={to}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
