import type { City } from '@zapovednik/api/shell/models/city';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { SEARCH_DELAY, useDebounced, useMinimumLoading } from '@zapovednik/platform/timing';
import { Skeleton } from '@zapovednik/ui';
import { CityLink, type CityLinkProps } from './city-link';
import styles from './city-list.module.css';
import { townsQuery } from './towns-query';

interface TownListProps extends Pick<CityLinkProps, 'addressOf' | 'onPick'> {
  /** The search text; no city name contains it. */
  text: string;
  cities: readonly City[];
}

/** For a town without a storefront: the city that serves it. */
export function TownList({ text, cities, ...link }: TownListProps) {
  const app = useApp();
  const searched = useDebounced(text.trim(), SEARCH_DELAY);
  const { data: towns, isLoading } = useQuery(townsQuery(app, searched, cities));
  const isSearching = useMinimumLoading(isLoading || searched !== text.trim());
  if (isSearching) return <Skeleton shape="control" />;
  return (
    <>
      <p role="status" className={styles.none}>
        {towns?.length
          ? 'Здесь у нас нет своего магазина, но заказ привезут из соседнего города:'
          : 'Такого города у нас пока нет. Проверьте название или выберите ближайший.'}
      </p>
      <ul>
        {towns?.map(({ id, name, city }) => (
          <li key={id}>
            <CityLink city={city} {...link}>
              <span>
                {name} <small>из {city.cases.genitive}</small>
              </span>
            </CityLink>
          </li>
        ))}
      </ul>
    </>
  );
}
