import type { City } from '@zapovednik/api/shell/models/city';
import { useQuery } from '@zapovednik/platform/query';
import type { RouteDefinition } from '@zapovednik/platform/routes';
import { useLocation } from 'react-router';
import { useShell } from '../context/shell-provider';
import { citiesQuery } from './cities-query';
import { cityOrigin, isOpenIn, pathInCity } from './city-address';
import styles from './other-city.module.css';

/** For a page that this city does not have: the city that has it, with a link (CIT-09). */
export function OtherCity({ route }: { route: RouteDefinition }) {
  const app = useShell();
  const { origin, city } = app;
  const place = { route, ...useLocation() };
  const closed = !isOpenIn(city, route);
  const { data: cities = [] } = useQuery({ ...citiesQuery(app), enabled: closed });
  const other = closed ? cities.find((one) => isOpenIn(one, route)) : undefined;
  return other ? (
    <Elsewhere city={other} address={cityOrigin({ origin, ...city }, other) + pathInCity(place, other)} />
  ) : null;
}

const Elsewhere = ({ city, address }: { city: City; address: string }) => (
  <p>
    Этой страницы нет в вашем городе.{' '}
    <a href={address} className={styles.elsewhere}>
      Открыть её {city.cases.inCity}
    </a>
  </p>
);
