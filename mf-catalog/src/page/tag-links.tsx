import type { Tag } from '@zapovednik/api/catalog/models/product-page';
import { Link } from '@zapovednik/platform/router';
import { clsx } from 'clsx';
import chips from './chip-links.module.css';
import styles from './tag-links.module.css';

interface TagLinksProps {
  /** The heading of the links. */
  title: string;
  tags: readonly Tag[];
  /** Path of the shown list: a link to it is marked. */
  here?: string;
}

/** Links to pages of predefined filters and related sections (CAT-07). */
export function TagLinks({ title, tags, here }: TagLinksProps) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={clsx(chips.chips, styles.tags)}>
        {tags.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} aria-current={path === here ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
