import { useQuery } from '@zapovednik/platform/query';
import { Link } from '@zapovednik/platform/router';
import { plural } from '@zapovednik/rules/format';
import { type AppliedFiltersProps, appliedFilters } from './applied-filters';
import { controlsOfFilter, withControl } from './chosen-controls';
import type { FilterOptions } from './use-filter';
import styles from './without-one.module.css';

/** The maximum number of filters to try: each is one request. */
const mostTried = 8;

/**
 * For a list that is empty because of its filters: which filter to remove, and how many goods the list then has, the
 * most first.
 */
export function WithoutOne({ count, ...props }: AppliedFiltersProps & Pick<FilterOptions, 'count'>) {
  const chosen = controlsOfFilter(props.applied);
  const { data: ways = [] } = useQuery({
    queryKey: ['mf-catalog', 'without-one', props.action, chosen],
    async queryFn({ signal }) {
      const tried = appliedFilters(props).slice(0, mostTried);
      const counted = await Promise.all(
        tried.map(async (filter) => ({
          ...filter,
          goods: (await count(withControl(chosen, filter.name, ''), signal)).productCount,
        })),
      );
      return counted.filter(({ goods }) => goods > 0).sort((one, other) => other.goods - one.goods);
    },
  });
  if (ways.length === 0) return null;
  return (
    <ul aria-label="Какой фильтр убрать" className={styles.ways}>
      {ways.map(({ name, text, group, to, goods }) => (
        <li key={name}>
          <Link to={to} rel="nofollow" preventScrollReset>
            Без «{group}: {text}»
          </Link>{' '}
          — {goods} {plural(goods, ['товар', 'товара', 'товаров'])}
        </li>
      ))}
    </ul>
  );
}
