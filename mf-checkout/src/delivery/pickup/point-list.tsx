import type { PickupPoint } from '@zapovednik/api/checkout/models/delivery';
import { formatDistance, kilometres } from '@zapovednik/platform/geolocation';
import { SEARCH_DELAY, useDebounced } from '@zapovednik/platform/timing';
import { type Coordinates, formatPrice } from '@zapovednik/rules/format';
import { Button, VisuallyHidden } from '@zapovednik/ui';
import { Check, Navigation, Search } from '@zapovednik/ui/icons';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { isEmpty } from './fullest-first';
import styles from './point-list.module.css';
import { StockLevel } from './stock-level';

interface PointListProps {
  points: readonly PickupPoint[];
  selectedId: number | null;
  onChoose: (point: PickupPoint) => void;
  /** Opens the detail of a point. */
  onOpen: (id: number) => void;
  /** The visitor's location or address: each point shows its distance. */
  place: Coordinates | null;
  /** Asks where the person is; null: that is known. */
  onNearest: (() => void) | null;
  isLocating: boolean;
  /** The point for which the choice is being saved. */
  busyId?: number | null;
  /** Whether the list scrolls separately, when it is between other content. */
  limited?: boolean;
}

/** Pickup points with search, stock filter and choice (DEL-08 to DEL-12). */
export function PointList(props: PointListProps) {
  const { points, selectedId, onChoose, onOpen, place, onNearest, isLocating, busyId = null, limited = false } = props;
  const [typed, setTyped] = useState('');
  const [onlyPlenty, setOnlyPlenty] = useState(false);
  const searched = useDebounced(typed, SEARCH_DELAY).trim().toLowerCase();
  const id = useId();
  const found = points.filter(
    ({ name, stock }) => name.toLowerCase().includes(searched) && (!onlyPlenty || stock === 'Много'),
  );
  return (
    <div className={styles.list}>
      <div className={styles.tools}>
        <label className={styles.search}>
          <Search />
          <VisuallyHidden>Поиск пункта по названию</VisuallyHidden>
          <input
            type="search"
            placeholder="Поиск"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <fieldset className={styles.stock}>
          <legend>
            <VisuallyHidden>Наличие</VisuallyHidden>
          </legend>
          {[false, true].map((many) => (
            <label key={String(many)}>
              <input
                type="radio"
                name={`${id}-stock`}
                checked={onlyPlenty === many}
                onChange={() => setOnlyPlenty(many)}
              />
              <span>{many ? 'Много' : 'Все'}</span>
            </label>
          ))}
        </fieldset>
        {onNearest && (
          <Button variant="quiet" icon={<Navigation />} busy={isLocating} onClick={onNearest}>
            Ближайшие
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{searched && `Найдено пунктов: ${found.length}`}</VisuallyHidden>
      {found.length === 0 ? (
        <p className={styles.nothing}>Пункт самовывоза не найден</p>
      ) : (
        <ul className={clsx(styles.points, limited && styles.limited)}>
          {found.map((point) => (
            <PointRow
              key={point.id}
              point={point}
              selected={point.id === selectedId}
              busy={point.id === busyId}
              place={place}
              onChoose={() => onChoose(point)}
              onOpen={() => onOpen(point.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface PointRowProps {
  point: PickupPoint;
  selected: boolean;
  busy: boolean;
  place: Coordinates | null;
  onChoose: () => void;
  onOpen: () => void;
}

/** A point with the data for the choice: address, time, price, and whether the goods are in stock (DEL-18). */
function PointRow({ point, selected, busy, place, onChoose, onOpen }: PointRowProps) {
  const away = place && point.coordinates && kilometres(place, point.coordinates);
  const cost = point.price > 0 ? formatPrice(point.price) : 'бесплатно';
  return (
    <li className={styles.point} data-selected={selected || undefined}>
      <div>
        <button type="button" className={styles.name} onClick={onOpen}>
          {point.name}
        </button>
        <p>{point.address}</p>
        <p className={styles.facts}>
          {point.schedule} · {point.period}, {cost}
          {away !== null && `\u00A0· ${formatDistance(away)}`}
        </p>
        <StockLevel {...point} />
      </div>
      {selected ? (
        <p className={styles.chosen}>
          <Check /> Выбран
        </p>
      ) : (
        !isEmpty(point) && (
          <Button busy={busy} onClick={onChoose} aria-label={`Выбрать: ${point.name}`}>
            Выбрать
          </Button>
        )
      )}
    </li>
  );
}
