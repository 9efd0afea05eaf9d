import { useEffect, useRef } from 'react';
import { useAtom } from 'shared-contracts/app';
import type { ShopStock } from 'shared-contracts/catalog/models/shop-stock';
import { deliveryAtom } from 'shared-contracts/checkout/atoms';
import { type Coordinates, formatQuantity } from 'shared-contracts/format';
import { formatDistance, kilometres } from 'shared-contracts/geolocation';
import { Button } from 'shared-contracts/ui';
import { Check } from 'shared-contracts/ui/icons';
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

/** A shop with what decides: stock, address, hours, distance, and the button that makes it the pickup point. */
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
