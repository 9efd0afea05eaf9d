import type { City } from '@zapovednik/api/shell/models/city';
import type { MouseEvent, ReactNode } from 'react';
import styles from './city-list.module.css';

export interface CityLinkProps {
  city: City;
  current?: boolean;
  addressOf: (city: City) => string;
  onPick: (city: City) => void;
  children: ReactNode;
}

/** A city to choose. It is a link to the city's storefront, so it can also be opened in another tab. */
export function CityLink({ city, current = false, addressOf, onPick, children }: CityLinkProps) {
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPick(city);
  };
  return (
    <a href={addressOf(city)} aria-current={current || undefined} className={styles.city} onClick={press}>
      {children}
    </a>
  );
}
