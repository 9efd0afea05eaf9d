import type { City } from '@zapovednik/api/shell/models/city';
import { Check, Search } from '@zapovednik/ui/icons';
import { type Ref, useState } from 'react';
import { CityLink } from './city-link';
import styles from './city-list.module.css';
import { groupCities } from './group-cities';
import { TownList } from './town-list';

interface CityListProps {
  cities: readonly City[];
  /** Location of the current storefront. */
  current: number;
  /** The first text of the search. */
  search?: string | undefined;
  field: Ref<HTMLInputElement>;
  /** A change is pending: no other city can be chosen. */
  busy: boolean;
  addressOf: (city: City) => string;
  onPick: (city: City) => void;
}

/** Cities by region, with a search. If no city has the name, towns that the cities serve are searched. */
export function CityList({ cities, current, search = '', field, busy, addressOf, onPick }: CityListProps) {
  const [text, setText] = useState(search);
  const regions = groupCities(cities, text);

  const pickOne = (city: City) => {
    if (!busy) onPick(city);
  };
  const link = { addressOf, onPick: pickOne };

  return (
    <div className={styles.list} aria-busy={busy}>
      <label className={styles.search}>
        <Search />
        <input
          ref={field}
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-label="Найти город"
          placeholder="Найти город"
          autoComplete="off"
        />
      </label>
      {regions.map((region) => (
        <section key={region.name} aria-label={region.name}>
          <h3 className={styles.region}>{region.name}</h3>
          <ul>
            {region.cities.map((city) => (
              <li key={city.id}>
                <CityLink city={city} current={city.locationId === current} {...link}>
                  {city.name}
                  {city.locationId === current && <Check />}
                </CityLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {regions.length === 0 && <TownList text={text} cities={cities} {...link} />}
    </div>
  );
}
