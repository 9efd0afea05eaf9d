import type { ShopStock } from '@zapovednik/api/catalog/models/shop-stock';
import { deliveryAtom } from '@zapovednik/areas/checkout/atoms';
import { useAtom } from '@zapovednik/platform/app';
import { formatDistance, kilometres } from '@zapovednik/platform/geolocation';
import { type Coordinates, formatQuantity } from '@zapovednik/rules/format';
import { Button } from '@zapovednik/ui';
import { Check } from '@zapovednik/ui/icons';
import { useEffect, useRef } from 'react';
import { many } from '../product-card/stock-level';
import styles from './shop-stocks.module.css';

interface ShopRowProps {
  shop: ShopStock;
  /** Where the person is. */
  place: Coordinates | null;
  /** It was pressed on the map. */
  isMarked: boolean;
  /** Its choice is being saved. */
  busy: boolean;
  onChoose: () => void;
}

/** A shop with its stock, address, hours and distance, and the button that makes it the pickup point. */
export function ShopRow({ shop, place, isMarked, busy, onChoose }: ShopRowProps) {
  const { name, address, schedule, quantity, coordinates, handsOut, period } = shop;
  const { state, pointId } = useAtom(deliveryAtom);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMarked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  const away = place && coordinates && kilometres(place, coordinates);
  const isChosen = state === 'pickup' && pointId === shop.id;
  const pickUp = period === 'сегодня' ? 'Забрать сегодня' : 'Забрать здесь';
  return (
    <li ref={row} className={styles.shop} data-marked={isMarked || undefined}>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p>{address}</p>
        <p className={styles.facts}>
          {schedule}
          {away !== null && ` · ${formatDistance(away)}`}
        </p>
        <p className={quantity >= many ? styles.many : styles.few}>
          {quantity >= many ? 'В наличии: много' : `Осталось ${formatQuantity(quantity)}`}
        </p>
      </div>
      {isChosen ? (
        <p className={styles.chosen}>
          <Check /> Заберёте здесь
        </p>
      ) : (
        handsOut && (
          <Button busy={busy} onClick={onChoose} aria-label={`${pickUp}: ${name}`}>
            {pickUp}
          </Button>
        )
      )}
    </li>
  );
}
