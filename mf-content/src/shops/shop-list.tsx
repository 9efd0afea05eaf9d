import type { Shop, ShopFeature } from '@zapovednik/api/content/models/shop';
import { useApp } from '@zapovednik/platform/app';
import { formatDistance, kilometres, nearestFirst, useOwnPlace } from '@zapovednik/platform/geolocation';
import { plural } from '@zapovednik/rules/format';
import { Button, EmptyState } from '@zapovednik/ui';
import { useState } from 'react';
import type { PointsOfService } from '../city/pickup-points';
import { isOpen } from './is-open';
import { ShopCard } from './shop-card';
import { type ShopChoice, ShopFilter } from './shop-filter';
import styles from './shop-list.module.css';
import { ShopsMap } from './shops-map';

const everything: ShopChoice = { openNow: false, nearest: false, features: [] };

interface ShopListProps {
  shops: readonly Shop[];
  features: readonly ShopFeature[];
  /** «в Екатеринбурге» */
  inCity: string;
  /** Points of partners, for the map. */
  points: readonly PointsOfService[];
}

/**
 * The shops of a city as a list and on a map, filtered by the visitor; the nearest first after the visitor has shared a
 * location.
 */
export function ShopList({ shops, features, inCity, points }: ShopListProps) {
  const { city } = useApp();
  const [choice, setChoice] = useState(everything);
  const { place, busy, ask } = useOwnPlace();
  const near = choice.nearest ? place : null;
  // True while the browser asks the visitor, and after consent; false after a refusal.
  const shown = { ...choice, nearest: near !== null || (choice.nearest && busy) };
  const offered = features.filter(({ id }) => shops.some(({ features }) => features.includes(id)));
  // Open shops are filtered only in the browser, because a page of the server is cached.
  const now = choice.openNow ? new Date() : null;
  const found = shops.filter(
    (shop) =>
      choice.features.every((id) => shop.features.includes(id)) &&
      (now === null || isOpen(shop.schedule, shop.timeZone, now)),
  );
  const placed = found.map((shop) => ({ shop, coordinates: shop.coordinates }));
  const sorted = near ? nearestFirst(placed, near) : placed;
  function choose(next: ShopChoice) {
    setChoice(next);
    if (next.nearest && !shown.nearest && !place) ask();
  }
  const fastPickup = features.find(({ code }) => code === 'bystryy_samovyvoz')?.id;
  return (
    <div className={styles.shops}>
      <ShopFilter features={offered} choice={shown} onChange={choose} />
      <p role="status" className={styles.count}>
        {found.length} {plural(found.length, ['магазин', 'магазина', 'магазинов'])}
        {near && ', сначала ближайшие'}
      </p>
      {found.length > 0 ? (
        <>
          <ShopsMap
            shops={found}
            label={`Магазины ${inCity}`}
            fastPickup={fastPickup}
            hasZones={shops[0]?.locationId === city.locationId}
            points={points}
          />
          <ul aria-label={`Магазины ${inCity}`} className={styles.list}>
            {sorted.map(({ shop, coordinates }) => (
              <li key={shop.id}>
                <ShopCard
                  shop={shop}
                  features={features}
                  away={near && formatDistance(kilometres(coordinates, near))}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <EmptyState
          title="Таких магазинов не нашлось"
          text={
            choice.openNow ? 'Возможно, сейчас все закрыты: часы работы есть на карточках.' : 'Уберите часть услуг.'
          }
          action={<Button onClick={() => setChoice(everything)}>Показать все</Button>}
        />
      )}
    </div>
  );
}
