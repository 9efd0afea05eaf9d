import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { PickupPoint } from 'shared-contracts/checkout/models/delivery';
import { formatPrice } from 'shared-contracts/format';
import { SEARCH_DELAY, useDebounced } from 'shared-contracts/timing';
import { Button, VisuallyHidden } from 'shared-contracts/ui';
import { Check, Search } from 'shared-contracts/ui/icons';
import styles from './point-list.module.css';

interface PointListProps {
  points: readonly PickupPoint[];
  selectedId: number | null;
  onChoose: (point: PickupPoint) => void;
  /** The point whose choice is being saved. */
  busyId?: number | null;
  /** Whether the list has its own scrolling, when it is between other content. */
  limited?: boolean;
}

/** Pickup points with search, stock filter and choice (DEL-08 to DEL-12). */
export function PointList({ points, selectedId, onChoose, busyId = null, limited = false }: PointListProps) {
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
          <VisuallyHidden>
            <legend>Наличие</legend>
          </VisuallyHidden>
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
              onChoose={() => onChoose(point)}
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
  onChoose: () => void;
}

/** A point with what decides the choice: address, time, price, and whether the goods are in stock (DEL-18). */
function PointRow({ point, selected, busy, onChoose }: PointRowProps) {
  const cost = point.price > 0 ? formatPrice(point.price) : 'бесплатно';
  return (
    <li className={styles.point} data-selected={selected || undefined}>
      <div>
        <p className={styles.name}>{point.name}</p>
        <p>{point.address}</p>
        <p className={styles.facts}>
          {point.schedule} · {point.period}, {cost}
        </p>
        <p className={styles.level} data-level={point.stock}>
          {point.stock === 'Нет в наличии' ? point.stock : `В наличии: ${point.stock.toLowerCase()}`}
        </p>
      </div>
      {selected ? (
        <p className={styles.chosen}>
          <Check /> Выбран
        </p>
      ) : (
        <Button busy={busy} onClick={onChoose} aria-label={`Выбрать: ${point.name}`}>
          Выбрать
        </Button>
      )}
    </li>
  );
}
