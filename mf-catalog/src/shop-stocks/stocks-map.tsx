import type { ShopStock } from '@zapovednik/api/catalog/models/shop-stock';
import { shopMap } from '@zapovednik/areas/checkout/widgets';
import { type PropsOf, Widget } from '@zapovednik/areas/widgets';
import type { Coordinates } from '@zapovednik/rules/format';
import { useMemo } from 'react';
import styles from './shop-stocks.module.css';

interface StocksMapProps {
  shops: readonly ShopStock[];
  /** Where the person is. */
  place: Coordinates | null;
  markedId: number | null;
  onMark: (id: number) => void;
}

type Markers = PropsOf<typeof shopMap>['markers'];
type Focus = PropsOf<typeof shopMap>['focus'];

/** The zoom for a part of a city. */
const ZOOM = 12;

/** The shops on the map of mf-checkout. A click on a marker shows the shop in the list. */
export function StocksMap({ shops, place, markedId, onMark }: StocksMapProps) {
  const markers = useMemo(
    () =>
      shops.flatMap(
        ({ id, coordinates, name }): Markers =>
          coordinates ? [{ id, coordinates: [...coordinates], icon: null, title: name, isFast: false }] : [],
      ),
    [shops],
  );
  const focus = useMemo((): Focus => place && { coordinates: [...place], zoom: ZOOM }, [place]);
  return (
    <div className={styles.map}>
      <Widget
        of={shopMap}
        props={{ label: 'Магазины на карте', markers, chosenId: markedId, focus, isInPage: true, onMarker: onMark }}
        fallback={null}
      />
    </div>
  );
}
