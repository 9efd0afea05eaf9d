import { type MouseEvent, type Ref, useState } from 'react';
import type { City } from 'shared-contracts/api/location';
import { Check, Search } from 'shared-contracts/ui/icons';
import styles from './city-list.module.css';
import { groupCities } from './group-cities';

interface CityListProps {
  cities: readonly City[];
  /** Location of the current storefront. */
  current: number;
  field: Ref<HTMLInputElement>;
  /** A change is under way: no other city can be picked. */
  busy: boolean;
  addressOf: (city: City) => string;
  onPick: (city: City) => void;
}

/** Cities by region, with a search; each is a link to its storefront, so it can be opened in another tab as well. */
export function CityList({ cities, current, field, busy, addressOf, onPick }: CityListProps) {
  const [text, setText] = useState('');
  const regions = groupCities(cities, text);

  const press = (event: MouseEvent, city: City) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!busy) onPick(city);
  };

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
              <li key={city.ID}>
                <a
                  href={addressOf(city)}
                  aria-current={city.LOCATION_ID === current || undefined}
                  className={styles.city}
                  onClick={(event) => press(event, city)}
                >
                  {city.NAME}
                  {city.LOCATION_ID === current && <Check />}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p role="status" className={styles.none}>
        {regions.length === 0 && 'Такого города у нас пока нет. Проверьте название или выберите ближайший.'}
      </p>
    </div>
  );
}
