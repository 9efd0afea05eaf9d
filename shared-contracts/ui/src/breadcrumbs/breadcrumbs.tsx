import { Link } from '@zapovednik/platform/router';
import { clsx } from 'clsx';
import { ChevronRight } from '../icons';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  title: string;
  /** Path of the page; not needed for the last item, the page itself. */
  to?: string;
}

export interface BreadcrumbsProps {
  items: readonly Crumb[];
  className?: string;
}

/**
 * The path from the home page to this one. On a narrow screen it scrolls sideways.
 *
 * @example <Breadcrumbs items={[{ title: 'Главная', to: '/' }, { title: 'Товары для собак' }]} />
 * @example Longer than a phone is wide
 * <Breadcrumbs
 *   items={[
 *     { title: 'Главная', to: '/' },
 *     { title: 'Товары для собак', to: '/catalog/dogs/' },
 *     { title: 'Сухой корм для щенков крупных пород', to: '/catalog/dogs/dry/' },
 *     { title: 'Brit Care Puppy Large, ягнёнок с рисом, 12 кг' },
 *   ]}
 * />
 */
export function Breadcrumbs({ items, className }: BreadcrumbsProps) {
  return (
    <nav aria-label="Навигационная цепочка" className={clsx(styles.breadcrumbs, className)}>
      <ol>
        {items.map(({ title, to }, index) => (
          <li key={to ?? title}>
            {index > 0 && <ChevronRight />}
            {to && index < items.length - 1 ? <Link to={to}>{title}</Link> : <span aria-current="page">{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * The same path for search engines: a schema.org BreadcrumbList for `Metadata`.
 *
 * @param origin the origin of the city's storefront: `https://perm.app.example`
 */
export const breadcrumbList = (items: readonly Crumb[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ title, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    ...(to && { item: new URL(to, origin).href }),
  })),
});
